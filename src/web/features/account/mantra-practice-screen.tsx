import { Link, useLocation } from "wouter";
import { paths } from "#model/paths.ts";
import { mantraPracticePageMessages as t } from "#messages/guarded-pages.ts";
import { Lazy, lazyPart } from "../../loading/lazy-part.tsx";
import { Guard } from "../../ui/guard.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Working } from "../../ui/working.tsx";

const mantraPracticePage = lazyPart(() => import("./history/mantra-practice-page.tsx"));

/** A person's practice of the mantra that the address names. */
export default function MantraPracticeScreen() {
  const [path] = useLocation();
  const mantraId = path.slice(paths.mantraPractice("").length);
  return (
    <section className="history">
      <Link href={paths.history()} className="back">
        <Icon name="back" />
        {t.back}
      </Link>
      <h1>{t.title}</h1>
      <Guard>
        {(user) => (
          <Lazy part={mantraPracticePage} fallback={<Working>{t.loading}</Working>}>
            {(MantraPracticePage) => <MantraPracticePage user={user} mantraId={mantraId} />}
          </Lazy>
        )}
      </Guard>
    </section>
  );
}
