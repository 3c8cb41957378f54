import { joinWords } from "#model/sandhi/join-words.ts";
import type { WrittenWord } from "#server/content/word-table.ts";

/** The known words by the form that each has before a pause. */
export type KnownWords = ReadonlyMap<string, WrittenWord>;

/** The ends of words in a text, each with the ends that it may have before a pause. */
const endings: readonly (readonly [string, readonly string[]])[] = [
  ["ṃś", ["n"]],
  ["ṃs", ["n"]],
  ["nn", ["n"]],
  ["ṃ", ["m"]],
  ["o", ["aḥ"]],
  ["r", ["ḥ", "r"]],
  ["ś", ["ḥ"]],
  ["s", ["ḥ"]],
  ["ṣ", ["ḥ"]],
  ["d", ["t"]],
  ["c", ["t"]],
  ["j", ["t"]],
  ["l", ["t"]],
  ["n", ["t"]],
  ["g", ["k"]],
  ["y", ["i", "ī"]],
  ["v", ["u", "ū", "au"]],
  ["ā", ["āḥ", "ai"]],
  ["a", ["aḥ", "e"]],
];

/** The vowels in which two words may have met, each with the end of the first and the beginning of the second. */
const meetings: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  ā: ["a a", "ā a", "a ā", "ā ā"].map(pairOf),
  ī: ["i i", "ī i", "i ī"].map(pairOf),
  ū: ["u u", "u ū"].map(pairOf),
  e: ["a i", "ā i", "a ī", "ā ī"].map(pairOf),
  o: ["a u", "ā u", "a ū", "ā ū"].map(pairOf),
  ai: ["a e", "ā e"].map(pairOf),
};

function pairOf(pair: string): readonly [string, string] {
  const [last = "", first = ""] = pair.split(" ");
  return [last, first];
}

/** Sandhi may join so many words in one written piece. A guess of more words is rarely right. */
const MOST = 4;

/**
 * Guesses the words of a transliteration. A known word gets everything that is known about it. Any other piece between
 * two spaces becomes one word without explanation.
 */
export function splitWords(transliteration: string, known: KnownWords): WrittenWord[] {
  return transliteration.split(/\|+/u).flatMap((breath) => {
    const pieces = breath.trim().replaceAll("’", " ’").split(/\s+/u).filter(Boolean);
    return pieces.flatMap((piece, place) => splitPiece(piece, pieces[place + 1] ?? "", known));
  });
}

function splitPiece(piece: string, next: string, known: KnownWords): WrittenWord[] {
  const written = piece.replace(/^’/u, "a");
  const found = findKnown(written, next, known, MOST);
  if (found) return found;
  // A word that ends like this within a text has another end before a pause.
  const forms = /[oṃrśs]$/u.test(written) ? formsOf(written).slice(1) : [written];
  const word = forms.find((form) => joins(form, next, written)) ?? written;
  return [{ word, stem: "", grammar: "", meaning: "" }];
}

/** Finds known words that join to a piece. It returns the fewest that do, or null. */
function findKnown(piece: string, next: string, known: KnownWords, most: number): WrittenWord[] | null {
  for (const form of formsOf(piece)) {
    const word = known.get(form);
    if (word && joins(form, next, piece)) return [word];
  }
  let best: WrittenWord[] | null = null;
  for (const [form, right] of most > 1 ? partsOf(piece) : []) {
    const word = known.get(form);
    if (!word || !isSame([form, right], piece)) continue;
    const rest = findKnown(right, next, known, Math.min(most, best?.length ?? most) - 1);
    if (rest && rest.length + 1 < (best?.length ?? Infinity)) best = [word, ...rest];
  }
  return best;
}

/** Returns the forms before a pause that a word in a text may have. */
const formsOf = (written: string): string[] => [
  written,
  ...endings.flatMap(([end, forms]) =>
    written.endsWith(end) ? forms.map((form) => written.slice(0, -end.length) + form) : [],
  ),
];

/** Divides a piece in two in every way that sandhi allows: a first word before a pause, and the rest. */
function partsOf(piece: string): [string, string][] {
  const parts: [string, string][] = [];
  for (const { 0: letter, index } of piece.matchAll(/ai|au|./gu)) {
    const [left, rest] = [piece.slice(0, index), piece.slice(index + letter.length)];
    for (const form of left === "" ? [] : formsOf(left)) parts.push([form, letter + rest]);
    for (const [last, first] of meetings[letter] ?? []) parts.push([left + last, first + rest]);
  }
  return parts;
}

const joins = (form: string, next: string, written: string) =>
  next === "" ? isSame([form], written) : isSame([form, next.replace(/^’/u, "a")], written + next);

const isSame = (words: readonly string[], text: string) =>
  joinWords(words.map((word) => ({ word }))).text === text.replace(/r$/u, "ḥ");
