import { Link } from "wouter";
import type { Hymn, HymnSection } from "#model/hymn.ts";
import { paths } from "#model/paths.ts";
import { hymnMessages as t } from "#messages/hymn.ts";

/** Returns the sections that have a heading. Others only divide a hymn so that its page is light at first. */
export const markedSections = ({ sections }: Pick<Hymn, "sections">) =>
  sections?.filter(({ isUnmarked }) => !isUnmarked) ?? [];

/** Links to each section of a long hymn. */
export function SectionLinks(hymn: Hymn) {
  const sections = markedSections(hymn);
  if (sections.length === 0) return null;
  return (
    <nav className="hymn-sections" aria-label={t.sections}>
      {sections.map(({ id, name }) => (
        <Link key={id} href={paths.hymnSection(hymn.id, id)} aria-current={id === hymn.section ? "page" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Links to the next section where the verses of a page end before the hymn does. */
export const NextSection = ({ hymn, next }: { hymn: Hymn; next: HymnSection | undefined }) =>
  next && (
    <p className="next-section">
      <Link className="button quiet" href={paths.hymnSection(hymn.id, next.id)}>
        {t.nextSection(next.name)}
      </Link>
    </p>
  );
