/** Lists the sounds of Sanskrit in IAST. A letter is one sound, so `kh` and `ai` are one letter each. */

export const lettersOf = (iast: string): string[] => iast.match(/[kgcjṭḍtdpb]h|ai|au|[^]/g) ?? [];

const DIGRAPH = /^([kgcjṭḍtdpb]h|ai|au)$/;

export function firstLetterOf(iast: string): string {
  const two = iast.slice(0, 2);
  return DIGRAPH.test(two) ? two : two.slice(0, 1);
}

export function lastLetterOf(iast: string): string {
  const two = iast.slice(-2);
  return DIGRAPH.test(two) ? two : two.slice(-1);
}

const setOf = (letters: string) => new Set(letters.split(" "));

const vowels = setOf("a ā i ī u ū ṛ ṝ ḷ e ai o au");
const shortVowels = setOf("a i u ṛ ḷ");
const voiceless = setOf("k kh c ch ṭ ṭh t th p ph ś ṣ s");

export const isVowel = (letter: string) => vowels.has(letter);
export const isShort = (letter: string) => shortVowels.has(letter);
export const isConsonant = (letter: string) => /^([kgcjṭḍtdpb]h?|[ṅñṇnmyrlvśṣsh])$/.test(letter);
/** Returns true for a voiced letter. Vowels count as voiced. */
export const isVoiced = (letter: string) => letter !== "" && !voiceless.has(letter);

/** Reads a table that is written as pairs: `a:ā i:ī`. */
export function tableOf(pairs: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pairs
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split(":")),
  );
}

const longVowels = tableOf("a:ā i:ī u:ū ṛ:ṝ");

export const lengthen = (vowel: string) => longVowels[vowel] ?? vowel;

/** The places of articulation, each with its stops and their nasal. */
const places = [
  { stops: setOf("k kh g gh"), nasal: "ṅ" },
  { stops: setOf("c ch j jh"), nasal: "ñ" },
  { stops: setOf("ṭ ṭh ḍ ḍh"), nasal: "ṇ" },
  { stops: setOf("t th d dh"), nasal: "n" },
  { stops: setOf("p ph b bh"), nasal: "m" },
];

/** Returns the nasal that is made at the place of a stop, or null for a letter that is not a stop. */
export const nasalOf = (letter: string) => places.find(({ stops }) => stops.has(letter))?.nasal ?? null;

export const isNasal = (letter: string) => places.some(({ nasal }) => nasal === letter);
