/* @chunk cards */
import { Link } from "wouter";
import type { DeityName } from "#model/deity.ts";
import type { Mantra } from "#model/mantra.ts";
import { paths } from "#model/paths.ts";
import { deityMessages as t } from "#messages/deities.ts";
import { FavoriteToggle } from "../../ui/mantra/favorite-toggle.tsx";
import { ListenButton } from "../../ui/mantra/listen-button.tsx";
import { ShareButton } from "../../ui/mantra/share/share-button.tsx";
import { Verse } from "../../ui/mantra/verse.tsx";

/**
 * Shows a mantra with the first two lines of its verse, meaning and benefits. Its details show all lines, and the
 * source.
 */
export function MantraCard({ mantra, deity }: { mantra: Mantra; deity: DeityName }) {
  return (
    <article className="card mantra" aria-labelledby={mantra.id}>
      <header>
        <h2 id={mantra.id}>{mantra.title}</h2>
        <ShareButton mantra={mantra} deity={deity} isIcon />
        <FavoriteToggle mantra={mantra} deity={deity} />
      </header>
      <Verse mantra={mantra} />
      <p>{mantra.meaning}</p>
      <p>
        <b>{t.benefits}</b> {mantra.benefits.join(" ")}
      </p>
      <footer>
        <Link href={paths.chant(deity.id, mantra.id)} className="button" aria-label={t.chantThis(mantra.title)}>
          {t.chant}
        </Link>
        {mantra.audioUrl && <ListenButton title={mantra.title} audioUrl={mantra.audioUrl} />}
        <details>
          <summary aria-label={t.moreOf(mantra.title)}>{t.more}</summary>
          <small>{t.source(mantra.source)}</small>
        </details>
      </footer>
    </article>
  );
}
