import { useState } from "react";
import type { Hymn, HymnVerse } from "#model/hymn.ts";
import { hymnMessages as t } from "#messages/hymn.ts";
import { recordingMessages } from "#messages/mantra.ts";
import type { HymnPlayer } from "./use-hymn-player.ts";

interface Props {
  hymn: Pick<Hymn, "verses" | "language">;
  hymnPlayer: HymnPlayer;
  close: () => void;
}

/** Offers what is rarely needed: repeating some verses, and printing the hymn. */
export const HymnSettings = ({ close, ...props }: Props) => (
  <>
    {props.hymnPlayer.isSung && (
      <>
        <small>{recordingMessages.synthesized}</small>
        <RangeToRepeat {...props} />
      </>
    )}
    <p className="buttons">
      <button className="button quiet" onClick={() => printAs("text")}>
        {t.printText}
      </button>
      <button className="button quiet" onClick={() => printAs("meanings")}>
        {t.printWithMeanings}
      </button>
    </p>
    <button className="button quiet" onClick={close}>
      {t.done}
    </button>
  </>
);

function RangeToRepeat({
  hymn: { verses, language },
  hymnPlayer: { place, repeated, repeatRange },
}: Omit<Props, "close">) {
  const [first, setFirst] = useState(repeated?.[0] ?? place);
  const [last, setLast] = useState(repeated?.[1] ?? place);

  return (
    <fieldset className="range-to-repeat">
      <legend>{t.repeatVerses(language)}</legend>
      <VerseChoice label={t.from} verses={verses} value={first} choose={setFirst} />
      <VerseChoice label={t.to} verses={verses} value={last} choose={setLast} />
      <button
        className="button quiet"
        onClick={() => repeatRange(repeated ? null : [Math.min(first, last), Math.max(first, last)])}
      >
        {repeated ? t.stopRepeating : t.repeatThese(language)}
      </button>
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  verses: readonly HymnVerse[];
  value: number;
  choose: (place: number) => void;
}

const VerseChoice = ({ label, verses, value, choose }: ChoiceProps) => (
  <label>
    {label}
    <select value={value} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
      {verses.map(({ id, name }, place) => (
        <option key={id} value={place}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

/**
 * Prints the page in one of two layouts, which print.css tells apart. Without these buttons the page is printed
 * with meanings.
 */
function printAs(layout: "text" | "meanings") {
  const root = document.documentElement;
  root.dataset["print"] = layout;
  addEventListener("afterprint", () => delete root.dataset["print"], { once: true });
  print();
}
