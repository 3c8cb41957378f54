import { Link, useLocation } from "wouter";
import { paths } from "#model/paths.ts";
import { historyPageMessages as t } from "#messages/guarded-pages.ts";
import { Lazy, lazyPart } from "../../loading/lazy-part.tsx";
import { Guard } from "../../ui/guard.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Working } from "../../ui/working.tsx";

const historyPage = lazyPart(() => import("./history/history-page.tsx"));
const mantraPracticePage = lazyPart(() => import("./history/mantra-practice-page.tsx"));

/** Shows the practice log of a person, or their practice with the mantra that the address names. */
export default function HistoryScreen() {
  const [path] = useLocation();
  const mantraId = path.slice(paths.mantraPractice("").length);
  return (
    <section className="history">
      <Link href={mantraId === "" ? paths.profile() : paths.history()} className="back">
        <Icon name="back" />
        {mantraId === "" ? t.toProfile : t.title}
      </Link>
      <h1>{mantraId === "" ? t.title : t.ofMantra}</h1>
      <Guard>
        {(user) =>
          mantraId === "" ? (
            <Lazy part={historyPage} fallback={<Working>{t.loading}</Working>}>
              {(HistoryPage) => <HistoryPage user={user} />}
            </Lazy>
          ) : (
            <Lazy part={mantraPracticePage} fallback={<Working>{t.loading}</Working>}>
              {(MantraPracticePage) => <MantraPracticePage user={user} mantraId={mantraId} />}
            </Lazy>
          )
        }
      </Guard>
    </section>
  );
}
