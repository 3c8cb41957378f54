import type { Division } from "./padas.ts";
import type { SungText } from "./sung-text.ts";

/** The syllables of one quarter (pāda) of a stanza, by the metre's name in the content files. */
const PADA_SYLLABLES: Record<string, number> = {
  gayatri: 8,
  anushtubh: 8,
  rathoddhata: 11,
  trishtubh: 11,
  shalini: 11,
  jagati: 12,
  sragvini: 12,
  bhujangaprayata: 12,
  malini: 15,
  tunaka: 15,
  tunakaInHalves: 15,
  mandakranta: 17,
  shardulavikridita: 19,
};

/** These metres count mātrās, and their quarters are the printed lines. */
const MATRA_METRES: ReadonlySet<string> = new Set(["chaupai", "doha", "matrasamaka"]);

/** Returns the division of a text into breaths by its metre and its printed lines. */
export const divisionOf = ({ metre = "", lineStarts }: Pick<SungText, "metre" | "lineStarts">): Division => ({
  length: PADA_SYLLABLES[metre] ?? null,
  lineStarts,
  isByLines: MATRA_METRES.has(metre),
});
