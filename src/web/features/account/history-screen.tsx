import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import { historyPageMessages as t } from "#messages/guarded-pages.ts";
import { Lazy, lazyPart } from "../../loading/lazy-part.tsx";
import { Guard } from "../../ui/guard.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Working } from "../../ui/working.tsx";

const historyPage = lazyPart(() => import("./history/history-page.tsx"));

export default function HistoryScreen() {
  return (
    <section className="history">
      <Link href={paths.profile()} className="back">
        <Icon name="back" />
        {t.back}
      </Link>
      <h1>{t.title}</h1>
      <Guard>
        {(user) => (
          <Lazy part={historyPage} fallback={<Working>{t.loading}</Working>}>
            {(HistoryPage) => <HistoryPage user={user} />}
          </Lazy>
        )}
      </Guard>
    </section>
  );
}
