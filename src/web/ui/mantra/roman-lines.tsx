import type { Mantra } from "#model/mantra.ts";
import { toPlainRoman } from "#model/plain-roman.ts";
import { toLine, withoutDanda } from "./verse.tsx";

interface Props {
  padas: Mantra["padas"];
  language?: string | undefined;
  /** True where a press on a line plays it. */
  isPlayable?: boolean;
}

/** A verse in plain English letters, rendered inside its Verse and seen by visitors who chose it. */
export const RomanLines = ({ padas, language = "sa", isPlayable = false }: Props) => (
  <p className="roman" lang={`${language}-Latn`} translate="no">
    {padas.map(({ transliteration }, place) =>
      toLine(toPlainRoman(withoutDanda(transliteration), language), {
        place,
        isLast: place === padas.length - 1,
        isPlayable,
      }),
    )}
  </p>
);
