import type { PronunciationHint, Tradition } from "#model/mantra.ts";
import { wordScript } from "#messages/language.ts";
import { traditionMessages as t } from "#messages/mantra.ts";

interface GuideProps {
  hints: readonly PronunciationHint[];
  /** An ISO 639 code; Sanskrit by default. */
  language?: string | undefined;
}

/** Lists the sounds of a text that a reader of the page's language would get wrong. */
export const SoundHints = ({ hints, language = "sa" }: GuideProps) => (
  <dl>
    {hints.map(({ sound, hint }) => (
      <div key={sound}>
        <dt lang={`${language}-${wordScript}`} translate="no">
          {sound}
        </dt>
        <dd>{hint}</dd>
      </div>
    ))}
  </dl>
);

/** Shows the sounds in a section that can be folded. */
export const PronunciationGuide = (props: GuideProps) => (
  <details open>
    <summary>{t.guide}</summary>
    <SoundHints {...props} />
  </details>
);

/** Lists to whom a text was revealed, its meter, to whom it is addressed, how often it is said and by whom. */
export function TraditionList(tradition: Tradition) {
  const notes = [
    [t.seer, tradition.seer],
    [t.metre, tradition.metre],
    [t.devata, tradition.deity],
    [t.times, tradition.times],
    [t.initiation, tradition.initiation],
  ].filter(([, note]) => note !== undefined);
  return (
    <dl>
      {notes.map(([name, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the tradition in a section that is folded at first. */
export const TraditionNotes = (tradition: Tradition) => (
  <details>
    <summary>{t.tradition}</summary>
    <TraditionList {...tradition} />
  </details>
);
