import type { Pada } from "#model/mantra.ts";
import { toPlainRoman } from "#model/plain-roman.ts";
import type { WrittenVerse } from "./check-padas.ts";

/** Returns pādas in all the scripts that a page can show. `language` is an ISO 639 code. */
export const buildPadas = ({ sanskrit, transliteration }: WrittenVerse, language = "sa"): Pada[] =>
  sanskrit.map((pada, place) => {
    const iast = transliteration[place] ?? "";
    return { sanskrit: pada, transliteration: iast, plain: toPlainRoman(iast.replace(/ ?\|+/, ""), language) };
  });
