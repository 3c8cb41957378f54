/**
 * The advances of letters in the Devanagari font, in em, where they differ from LETTER. Marks above and below a letter
 * add nothing.
 */
const advances = new Map(
  Object.entries({ कखजणलसअआॐ: 0.75, र: 0.43, "ािीोौ ": 0.26, "।॥": 0.6, "ः": 0.17, "्": -0.27, "ंँृुूेै": 0 }).flatMap(
    ([characters, advance]) => Array.from(characters, (character): [string, number] => [character, advance]),
  ),
);
const LETTER = 0.58;

/** Estimates are multiplied by this factor, because they may be 2 % too short. */
const MARGIN = 1.03;

/** verse.css has classes for the widths between these two, in em. */
const SHORTEST = 10;
const LONGEST = 18;

/** Returns the width of the longest pāda in em, rounded up to a step of verse.css. */
export function widestOf(padas: readonly string[]): number {
  const widest = Math.max(...padas.map((pada) => widthOf(pada.trim())));
  return Math.min(LONGEST, Math.max(SHORTEST, Math.ceil(widest * MARGIN)));
}

/** Matches an r in a conjunct, which stands above or below it and takes no width. */
const conjunctR = /र्(?=[\u0904-\u0939\u093d\u0950\u0958-\u0961\u0972-\u097f])|्र/g;

const widthOf = (text: string) =>
  Array.from(text.replaceAll(conjunctR, "")).reduce(
    (width, character) => width + (advances.get(character) ?? LETTER),
    0,
  );
