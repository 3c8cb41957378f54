import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import { favoritesQuery } from "../../data/favorites.ts";
import { isOutOfReach } from "../../data/is-out-of-reach.ts";
import { usePersonal } from "../../data/use-personal.ts";
import { favoriteMantrasMessages as t } from "#messages/favorites.ts";
import { favoritesPageMessages } from "#messages/guarded-pages.ts";
import { errorMessage } from "../../ui/error-message.ts";
import { Icon } from "../../ui/icon.tsx";
import { KnownHere, NotKnownHere } from "../../ui/known-here.tsx";
import { LoadError } from "../../ui/load-error.tsx";
import { MantraRow } from "../../ui/mantra/mantra-row.tsx";
import { Working } from "../../ui/working.tsx";

export default function FavoriteMantras() {
  const { loading } = favoritesPageMessages;
  const { data: favorites, error, status, keptAt } = usePersonal(favoritesQuery);
  const list = useRef<HTMLUListElement>(null);
  const count = favorites?.length ?? null;

  // The focused heart is gone with its card, so the focus moves to the next heart, or to the heading.
  const before = useRef(count);
  useEffect(() => {
    const isRemoval = count !== null && before.current !== null && count < before.current;
    before.current = count;
    if (isRemoval && document.activeElement === document.body) focusNext(list.current);
  }, [count]);

  if (status === "pending") return <Working>{loading}</Working>;
  if (!favorites && isOutOfReach(error)) return <NotKnownHere what="favorites" />;
  if (!favorites) {
    return <LoadError title={t.errorTitle} message={errorMessage(error) || t.error} tryAgain={t.tryAgain} />;
  }
  if (favorites.length === 0 && keptAt !== undefined) return <NotKnownHere what="favorites" />;
  if (favorites.length === 0) {
    return (
      <section className="none-yet mandala">
        <h2>{t.empty}</h2>
        <p>{t.emptyText}</p>
        <Link className="button" href={paths.home()}>
          {t.explore}
        </Link>
      </section>
    );
  }
  return (
    <>
      {keptAt !== undefined && <KnownHere at={keptAt} />}
      <p className="lead">{t.count(favorites.length)}</p>
      <ul className="favorite-list" data-kept={keptAt !== undefined} ref={list}>
        {favorites.map((favorite) => (
          <MantraRow key={favorite.mantra.id} {...favorite} namesDeity>
            <Link
              className="icon-button"
              href={paths.mantraPractice(favorite.mantra.id)}
              aria-label={t.practiceOf(favorite.mantra.title)}
            >
              <Icon name="mala" />
            </Link>
          </MantraRow>
        ))}
      </ul>
    </>
  );
}

const focusNext = (list: HTMLElement | null) =>
  (list?.querySelector<HTMLElement>("button[aria-pressed]") ?? document.querySelector<HTMLElement>("main h1"))?.focus();
