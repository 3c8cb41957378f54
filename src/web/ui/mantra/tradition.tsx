import type { PronunciationHint, Tradition } from "#model/mantra.ts";
import { traditionMessages as t } from "#messages/mantra.ts";

interface GuideProps {
  hints: readonly PronunciationHint[];
  /** ISO 639 code; Sanskrit by default. */
  language?: string | undefined;
}

/** Sounds of a text that an English reader would get wrong. */
export const SoundHints = ({ hints, language = "sa" }: GuideProps) => (
  <dl>
    {hints.map(({ sound, hint }) => (
      <div key={sound}>
        <dt lang={`${language}-Latn`} translate="no">
          {sound}
        </dt>
        <dd>{hint}</dd>
      </div>
    ))}
  </dl>
);

/** The same in a fold of its own. */
export const PronunciationGuide = (props: GuideProps) => (
  <details open>
    <summary>{t.guide}</summary>
    <SoundHints {...props} />
  </details>
);

/** To whom a text was revealed, in which meter, to whom it is addressed, how often it is said and by whom. */
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

/** The same in a fold of its own. */
export const TraditionNotes = (tradition: Tradition) => (
  <details>
    <summary>{t.tradition}</summary>
    <TraditionList {...tradition} />
  </details>
);
