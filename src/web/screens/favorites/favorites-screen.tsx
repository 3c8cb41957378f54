import { lazy, Suspense } from "react";
import { favoritesPageMessages } from "../../messages/favorites-page.ts";
import { useMessages } from "../../messages/language.ts";
import { Guard } from "../../parts/guard.tsx";
import { loadStyles } from "../../ui/screen-styles.ts";
import { Working } from "../../ui/working.tsx";

/** Its cards are those of a deity's page, and so are their styles. */
const FavoriteMantras = lazy(
  async () => (await Promise.all([import("./favorite-mantras.tsx"), loadStyles("deity")]))[0],
);

export default function FavoritesScreen() {
  const t = useMessages(favoritesPageMessages);
  return (
    <section className="favorites">
      <h1>{t.title}</h1>
      <Guard>
        {() => (
          <Suspense fallback={<Working>{t.loading}</Working>}>
            <FavoriteMantras />
          </Suspense>
        )}
      </Guard>
    </section>
  );
}
