/* @chunk entry */
import type { ReactNode, Ref } from "react";
import type { Mantra } from "#model/mantra.ts";

interface Props {
  mantra: Pick<Mantra, "padas" | "width">;
  /** True where a press on a line plays it. */
  isPlayable?: boolean;
  /** ISO 639 code; Sanskrit by default. */
  language?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  /** The verse in further scripts. */
  children?: ReactNode;
}

/** A verse in both scripts, each pāda a line of its own, as large as the longest of them allows. */
export const Verse = ({ mantra: { padas, width }, isPlayable = false, language = "sa", ref, children }: Props) => (
  <div className={`verse em-${width}`} ref={ref}>
    <p className="sanskrit" lang={`${language}-Deva`} translate="no">
      {padas.map(({ sanskrit }, place) =>
        toLine(sanskrit.replace(DANDA_SPACE, "\u00A0"), { place, isLast: place === padas.length - 1, isPlayable }),
      )}
    </p>
    <p className="transliteration" lang={`${language}-Latn`} translate="no">
      {padas.map(({ transliteration }, place) =>
        toLine(withoutDanda(transliteration), { place, isLast: place === padas.length - 1, isPlayable }),
      )}
    </p>
    {children}
  </div>
);

export const withoutDanda = (transliteration: string) => transliteration.replace(/ ?\|+/, "");

/** A danda never stands at the beginning of a line. */
const DANDA_SPACE = / (?=[।॥])/;

interface Line {
  place: number;
  isLast: boolean;
  isPlayable: boolean;
}

/** A word that runs on into the next line gets a hyphen that is seen, but neither read aloud nor copied. */
export const toLine = (piece: string, { place, isLast, isPlayable }: Line) => (
  <span
    key={place}
    className={isLast || piece.endsWith(" ") ? undefined : "joined"}
    data-plays={isPlayable ? "" : undefined}
  >
    {piece}
  </span>
);
