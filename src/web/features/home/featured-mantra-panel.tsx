import { Link } from "wouter";
import type { FeaturedMantra } from "#contract/page-replies.ts";
import { paths } from "#model/paths.ts";
import { homeMessages as t } from "#messages/home.ts";
import { DeityIcon } from "../../ui/mantra/deity-icon.tsx";
import { Verse } from "../../ui/mantra/verse.tsx";

/** A verse of more letters has twice as many lines on a phone as another one (home.css). */
const MOST_OF_SHORT = 130;

export function FeaturedMantraPanel({ mantra, why, deityId, deityName, svgIcon }: FeaturedMantra) {
  const isLong = mantra.sanskrit.length > MOST_OF_SHORT;
  return (
    <section className="featured" aria-labelledby="featured" data-deity={deityId} data-long={isLong || undefined}>
      <div className="sanctum">
        <h2 id="featured">{t.featured}</h2>
        {why && (
          <p>
            {why} <Link href={paths.calendar()}>{t.calendar}</Link>
          </p>
        )}
        <Verse mantra={mantra} hasLatin={false} />
        <h3>{mantra.title}</h3>
        <p>{mantra.meaning}</p>
        <p className="buttons">
          <Link className="of-deity" href={paths.deity(deityId)}>
            <DeityIcon svg={svgIcon} />
            <strong>{deityName}</strong>
          </Link>
          <Link href={paths.chant(deityId, mantra.id)} className="button">
            {t.startChanting}
          </Link>
        </p>
      </div>
    </section>
  );
}
