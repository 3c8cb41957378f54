import type { Pada } from "#model/mantra.ts";
import { toPlainRoman } from "#model/plain-roman.ts";
import { accentTransliteration } from "#model/vedic-accents.ts";
import type { WrittenVerse } from "./check-padas.ts";

/** Returns pādas in all the scripts that a page can show. `language` is an ISO 639 code. */
export function buildPadas({ sanskrit, transliteration }: WrittenVerse, language = "sa"): Pada[] {
  const accented = language === "sa" ? accentTransliteration(sanskrit, transliteration) : null;
  return sanskrit.map((pada, place) => {
    const iast = transliteration[place] ?? "";
    return {
      sanskrit: pada,
      transliteration: iast,
      ...(accented && { accented: accented[place] ?? "" }),
      plain: toPlainRoman(iast.replace(/ ?\|+/, ""), language),
    };
  });
}
