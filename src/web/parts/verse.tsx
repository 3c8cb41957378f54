import type { Ref } from "react";
import type { Mantra } from "#model/mantra.ts";
import { toPlainRoman } from "#model/plain-roman.ts";

interface Props {
  mantra: Pick<Mantra, "padas" | "width">;
  /** True where a press on a line plays it. */
  isPlayable?: boolean;
  /** Adds the verse in the letters of English, which is shown to those who chose it. */
  hasRoman?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** A verse in both scripts, each pāda a line of its own, as large as the longest of them allows. */
export const Verse = ({ mantra: { padas, width }, isPlayable = false, hasRoman = false, ref }: Props) => (
  <div className={`verse em-${width}`} ref={ref}>
    <p className="sanskrit" lang="sa-Deva">
      {padas.map(({ sanskrit }, place) =>
        toLine(sanskrit.replace(DANDA_SPACE, "\u00A0"), { place, isLast: place === padas.length - 1, isPlayable }),
      )}
    </p>
    <p className="transliteration" lang="sa-Latn">
      {padas.map(({ transliteration }, place) =>
        toLine(withoutDanda(transliteration), { place, isLast: place === padas.length - 1, isPlayable }),
      )}
    </p>
    {hasRoman && (
      <p className="roman" lang="sa-Latn">
        {padas.map(({ transliteration }, place) =>
          toLine(toPlainRoman(withoutDanda(transliteration)), {
            place,
            isLast: place === padas.length - 1,
            isPlayable,
          }),
        )}
      </p>
    )}
  </div>
);

const withoutDanda = (transliteration: string) => transliteration.replace(/ ?\|+/, "");

/** A danda never stands at the beginning of a line. */
const DANDA_SPACE = / (?=[।॥])/;

interface Line {
  place: number;
  isLast: boolean;
  isPlayable: boolean;
}

/** A word that runs on into the next line gets a hyphen that is seen, but neither read aloud nor copied. */
const toLine = (piece: string, { place, isLast, isPlayable }: Line) => (
  <span
    key={place}
    className={isLast || piece.endsWith(" ") ? undefined : "joined"}
    data-plays={isPlayable ? "" : undefined}
  >
    {piece}
  </span>
);
