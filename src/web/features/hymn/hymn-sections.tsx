import { Link } from "wouter";
import type { Hymn, HymnSection } from "#model/hymn.ts";
import { paths } from "#model/paths.ts";
import { hymnMessages as t } from "#messages/hymn.ts";

/** Links to each section of a long hymn. */
export const SectionLinks = ({ id: hymnId, section, sections }: Hymn) =>
  sections && (
    <nav className="hymn-sections" aria-label={t.sections}>
      {sections.map(({ id, name }) => (
        <Link key={id} href={paths.hymnSection(hymnId, id)} aria-current={id === section ? "page" : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  );

/** Leads on where the verses of a page end before the hymn does. */
export const NextSection = ({ hymn, next }: { hymn: Hymn; next: HymnSection | undefined }) =>
  next && (
    <p className="next-section">
      <Link className="button quiet" href={paths.hymnSection(hymn.id, next.id)}>
        {t.nextSection(next.name)}
      </Link>
    </p>
  );
