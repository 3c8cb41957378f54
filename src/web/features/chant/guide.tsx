import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Chant } from "#contract/page-replies.ts";
import { paths } from "#model/paths.ts";
import { chantMessages as t } from "#messages/chant.ts";
import { ReportMistake } from "../../ui/report-mistake.tsx";
import { PronunciationGuide, TraditionNotes } from "../../ui/mantra/tradition.tsx";
import { Neighbors } from "./verse-tools.tsx";

interface Props extends Chant {
  /** Stands before all of it. */
  children: ReactNode;
}

/** Meaning and source of the mantra, its pronunciation, how it is chanted, and what tradition says of it. */
export function Guide({ children, ...chant }: Props) {
  const { meaning, source, pronunciation, instructions, benefits, tradition } = chant.mantra;
  const { teachings = [] } = chant;
  return (
    <div className="guide">
      {children}
      <h2>{t.meaning}</h2>
      <p>{meaning}</p>
      <p className="source">
        {t.source(source)}. <Link href={paths.bibliography()}>{t.editions}</Link>
      </p>
      {pronunciation.length > 0 && <PronunciationGuide hints={pronunciation} language={chant.hymn?.language} />}
      <details open>
        <summary>{t.instructions}</summary>
        <ol className="beads">
          {instructions.map((instruction) => (
            <li key={instruction}>{instruction}</li>
          ))}
        </ol>
      </details>
      {benefits.length > 0 && (
        <details>
          <summary>{t.benefits}</summary>
          <ul className="beads">
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </details>
      )}
      {tradition && <TraditionNotes {...tradition} />}
      {teachings.length > 0 && (
        <>
          <h2>{t.teachings}</h2>
          <ul>
            {teachings.map(({ slug, title }) => (
              <li key={slug}>
                <Link href={paths.post(slug)}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <ReportMistake title={chant.mantra.title} path={paths.chant(chant.deity.id, chant.mantra.id)} />
      <Neighbors {...chant} />
    </div>
  );
}
