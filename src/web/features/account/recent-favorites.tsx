import { Link } from "wouter";
import type { Favorite } from "#contract/personal-replies.ts";
import { paths } from "#model/paths.ts";
import { profileMessages as t } from "#messages/account.ts";

const SHOWN = 5;

/** The newest favorites, as links to chant them. */
export function RecentFavorites({ favorites }: { favorites: Favorite[] }) {
  return (
    <section className="card recent-favorites" aria-labelledby="recent-favorites">
      <h2 id="recent-favorites">{t.favorites}</h2>
      {favorites.length === 0 && (
        <>
          <p>{t.noFavorites}</p>
          <Link className="button quiet" href={paths.mantras()}>
            {t.explore}
          </Link>
        </>
      )}
      <ul>
        {favorites.slice(0, SHOWN).map(({ mantra, deity }) => (
          <li key={mantra.id}>
            <Link href={paths.chant(deity.id, mantra.id)}>
              <b>{mantra.title}</b>
              <small>{deity.name}</small>
            </Link>
          </li>
        ))}
      </ul>
      {favorites.length > SHOWN && <Link href={paths.favorites()}>{t.viewAll(favorites.length)}</Link>}
    </section>
  );
}
