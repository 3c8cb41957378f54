import { memo } from "react";
import { Link } from "wouter";
import type { Chant } from "#contract/page-replies.ts";
import { paths } from "#model/paths.ts";
import { BEADS_PER_MALA } from "#model/practice.ts";
import { countByLinksMessages as t } from "#messages/count-by-links.ts";
import { Icon } from "../../ui/icon.tsx";
import hymnLetters from "../../ui/mantra/hymn-letters.css?url";
import { Verse } from "../../ui/mantra/verse.tsx";
import { NotFound } from "../../ui/not-found.tsx";

const counts = Array.from({ length: BEADS_PER_MALA }, (_, count) => count + 1);

/**
 * Counts a mala in a browser whose scripts are off or too old. Each bead is a link to the next one on the same page,
 * and the style sheet shows the one that the address names: nothing is loaded between two beads.
 */
export default memo(function CountByLinksScreen({ chant }: { chant: Chant | null }) {
  if (!chant) return <NotFound what={t.notFound} />;
  const { mantra, deity, hymn } = chant;
  return (
    <article className="counted-by-links" data-hymn={hymn?.id}>
      {hymn && <link rel="stylesheet" href={hymnLetters} precedence="default" />}
      <Link className="back" href={paths.chant(deity.id, mantra.id)}>
        <Icon name="back" />
        {t.back(mantra.title)}
      </Link>
      <h1>{mantra.title}</h1>
      <Verse mantra={mantra} language={hymn?.language} />
      <section className="linked-beads" aria-label={t.mala}>
        {counts.map((count) => (
          <LinkedBead key={count} count={count} />
        ))}
        {/* It stands last, so that any bead that is shown hides it. */}
        <a id="bead-0" href="#bead-1">
          {t.begin}
        </a>
      </section>
      <p>{t.how}</p>
    </article>
  );
});

const LinkedBead = ({ count }: { count: number }) => {
  const isLast = count === BEADS_PER_MALA;
  return (
    <a id={`bead-${count}`} href={isLast ? "#bead-0" : `#bead-${count + 1}`}>
      <strong>{count}</strong> {isLast ? t.completed : t.outOf(BEADS_PER_MALA)}
      {isLast && <small>{t.next}</small>}
    </a>
  );
};
