import { favoritesPageMessages as t } from "#messages/guarded-pages.ts";
import { Guard } from "../../ui/guard.tsx";
import { Lazy, lazyPart } from "../../loading/lazy-part.tsx";
import { Working } from "../../ui/working.tsx";

/** The rows of favorites have the styles of a deity's page, whose rows are the same. */
const favoriteMantras = lazyPart(() => import("./favorite-mantras.tsx"), "deity");

export default function FavoritesScreen() {
  return (
    <section className="favorites">
      <h1>{t.title}</h1>
      <Guard>
        {() => (
          <Lazy part={favoriteMantras} fallback={<Working>{t.loading}</Working>}>
            {(FavoriteMantras) => <FavoriteMantras />}
          </Lazy>
        )}
      </Guard>
    </section>
  );
}
