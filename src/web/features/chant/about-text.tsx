import { Link } from "wouter";
import type { Chant } from "#contract/page-replies.ts";
import { paths } from "#model/paths.ts";
import { chantMessages as t, verseToolsMessages } from "#messages/chant.ts";
import { fullStop } from "#messages/language.ts";
import { traditionMessages } from "#messages/mantra.ts";
import { ReportMistake } from "../../ui/report-mistake.tsx";
import { TraditionList } from "../../ui/mantra/tradition.tsx";

/** Where a text comes from, what tradition says of it, what else to read, and the texts beside it. */
export function AboutText(chant: Chant) {
  const { source, benefits, tradition, title, id } = chant.mantra;
  const { teachings = [] } = chant;
  return (
    <>
      <h2>{t.source}</h2>
      <p className="source">
        {source}
        {fullStop} <Link href={paths.bibliography()}>{t.editions}</Link>
      </p>
      {benefits.length > 0 && (
        <>
          <h2>{t.benefits}</h2>
          <ul className="beads">
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </>
      )}
      {tradition && (
        <>
          <h2>{traditionMessages.tradition}</h2>
          <TraditionList {...tradition} />
        </>
      )}
      {teachings.length > 0 && (
        <>
          <h2>{t.teachings}</h2>
          <ul>
            {teachings.map(({ slug, title: teaching }) => (
              <li key={slug}>
                <Link href={paths.post(slug)}>{teaching}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <ReportMistake title={title} path={paths.chant(chant.deity.id, id)} />
      <Neighbors {...chant} />
    </>
  );
}

/** Links to the mantras before and after this one on their deity's page, or to the verses of its hymn. */
function Neighbors({ deity, hymn, previous, next }: Chant) {
  return (
    <nav
      className="other-mantras"
      aria-label={hymn ? verseToolsMessages.otherVerses(hymn.title) : verseToolsMessages.neighbors(deity.name)}
    >
      {previous && (
        <Link href={paths.chant(deity.id, previous.id)} rel="prev">
          <small>{verseToolsMessages.previous}</small> {previous.title}
        </Link>
      )}
      {next && (
        <Link href={paths.chant(deity.id, next.id)} rel="next">
          <small>{verseToolsMessages.next}</small> {next.title}
        </Link>
      )}
    </nav>
  );
}
