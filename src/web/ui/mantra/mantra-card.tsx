/* @chunk cards */
import { Link } from "wouter";
import type { Favorite } from "#contract/personal-replies.ts";
import { paths } from "#model/paths.ts";
import { deityMessages as t } from "#messages/deities.ts";
import { FavoriteToggle } from "./favorite-toggle.tsx";
import { ListenButton } from "./listen-button.tsx";
import { Verse } from "./verse.tsx";

/** A mantra with its meaning, benefits and source, and buttons to chant it, hear it and make it a favorite. */
export function MantraCard({ mantra, deity, namesDeity = false }: Favorite & { namesDeity?: boolean }) {
  return (
    <article className="card mantra" aria-labelledby={mantra.id}>
      <header>
        <h2 id={mantra.id}>{mantra.title}</h2>
        <FavoriteToggle mantra={mantra} deity={deity} />
      </header>
      {namesDeity && <Link href={paths.deity(deity.id)}>{deity.name}</Link>}
      <Verse mantra={mantra} />
      <div className="explained">
        <div>
          <h3>{t.meaning}</h3>
          <p>{mantra.meaning}</p>
        </div>
        <details>
          <summary>{t.benefits}</summary>
          <ul className="beads">
            {mantra.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </details>
      </div>
      <footer>
        <p className="buttons">
          <Link href={paths.chant(deity.id, mantra.id)} className="button" aria-label={t.chantThis(mantra.title)}>
            {t.chant}
          </Link>
          {mantra.audioUrl && <ListenButton title={mantra.title} audioUrl={mantra.audioUrl} />}
        </p>
        <small>{t.source(mantra.source)}</small>
      </footer>
    </article>
  );
}
