import type { Pada } from "#model/mantra.ts";
import { toPlainRoman } from "#model/plain-roman.ts";
import type { WrittenVerse } from "./check-padas.ts";

interface Written {
  /** An ISO 639 code. */
  language?: string;
  /** The transliteration with accents, where the text has them. */
  accented?: readonly string[] | undefined;
}

/** Returns the pādas of a verse in all scripts that a page can show. */
export const buildPadas = (verse: WrittenVerse, { language = "sa", accented }: Written = {}): Pada[] =>
  verse.sanskrit.map((pada, place) => {
    const iast = verse.transliteration[place] ?? "";
    return {
      sanskrit: pada,
      transliteration: iast,
      ...(accented && { accented: accented[place] ?? "" }),
      plain: toPlainRoman(iast.replace(/ ?\|+(?=\s*$)/, ""), language),
    };
  });
