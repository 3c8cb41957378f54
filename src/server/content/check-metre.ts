import { nasal } from "#model/plain-roman.ts";
import { flap } from "#model/silent-a.ts";
import { matraMetres, type HymnVerseFile } from "./hymn-file.ts";
import { metres } from "./content-files.ts";

export type MeasuredVerse = Pick<HymnVerseFile, "transliteration" | "metre" | "writtenSyllables" | "lightSyllables">;

/** Finds faults in the lines of a verse. They are counted in mātrās or in syllables, as the metre demands. */
export function findMetreFaults(verse: MeasuredVerse, language: string): string[] {
  const { metre, writtenSyllables } = verse;
  if (metre === undefined) return writtenSyllables === undefined ? [] : ["writtenSyllables needs a metre"];
  return isOfMatras(metre) ? findMatraFaults(verse, metre, language) : findSyllableFaults(verse, metre, language);
}

const isOfMatras = (metre: string): metre is keyof typeof matraMetres => metre in matraMetres;

function findMatraFaults(
  { transliteration, lightSyllables = [] }: MeasuredVerse,
  metre: keyof typeof matraMetres,
  language: string,
): string[] {
  const lengths = matraMetres[metre];
  let before = 0;
  return transliteration.flatMap((pada, place) => {
    const wanted = lengths[place % lengths.length] ?? 0;
    const light = lightSyllables.map((number) => number - 1 - before);
    before += syllablesOf(pada, language).length;
    const { least, most } = matrasOf(pada, language, light);
    const isRight = least <= wanted && wanted <= most;
    return isRight ? [] : [`line ${place + 1} has ${least} to ${most} mātrās, but a ${metre} has ${wanted}`];
  });
}

/** Finds lines with a wrong number of syllables. An Om before the verse does not count. */
function findSyllableFaults(
  { transliteration, writtenSyllables }: MeasuredVerse,
  metre: keyof typeof metres,
  language: string,
): string[] {
  const regular = metres[metre];
  if (writtenSyllables?.join() === regular.join()) return [`writtenSyllables is what ${metre} has anyway`];
  const [rule, wanted] = writtenSyllables ? ["writtenSyllables", writtenSyllables] : [metre, regular];
  const found = transliteration.map(
    (pada, place) => syllablesOf(place === 0 ? pada.replace(/^oṃ /, "") : pada, language).length,
  );
  if (found.length !== regular.length) return [`has ${found.length} lines, but ${metre} has ${regular.length}`];
  if (found.length !== wanted.length) return [`has ${found.length} lines, but ${rule} has ${wanted.length}`];
  return found.flatMap((length, place) =>
    length === wanted[place] ? [] : [`line ${place + 1} has ${length} syllables, but ${rule} has ${wanted[place]}`],
  );
}

interface Syllable {
  vowel: string;
  /** The letters from the vowel to the next vowel. */
  closing: string;
}

const notSpoken = /[^\p{L}\p{M}\s]/gu;

/** Matches the vowel ḷ, as in kḷpta, which counts like ṛ. Next to a vowel, ḷ is a consonant of the Vedas. */
const vocalicL = /(?<![aāiīuūṛeo])ḷ(?![haāiīuūṛeo])/gu;

function syllablesOf(iast: string, language: string): Syllable[] {
  const letters = iast.normalize("NFD").replaceAll(nasal, "").normalize("NFC").replaceAll(notSpoken, "").trim();
  const spoken = language === "sa" ? letters.replaceAll(vocalicL, "ṛ") : letters.replaceAll(flap, "r");
  const syllables = spoken.matchAll(/(ai|au|[aāiīuūṛṝeoïü])([^aāiīuūṛṝeoïü]*)/gu);
  return Array.from(syllables, ([, vowel = "", closing = ""]) => ({ vowel, closing }));
}

/**
 * Counts the mātrās of a line: one for a light syllable, two for a heavy one. The result is a range, because the last
 * syllable of any line may count either way, and in the living languages also e, o, ai, au and a nasal vowel. `light`
 * lists the syllables that are light before two consonants.
 */
function matrasOf(line: string, language: string, light: readonly number[]) {
  const isSanskrit = language === "sa";
  const syllables = syllablesOf(isSanskrit ? line.replaceAll(" ", "") : line, language);
  let [least, most] = [0, 0];
  for (const [place, { vowel, closing }] of syllables.entries()) {
    const isLast = place === syllables.length - 1;
    const isLong = /^(?:ā|ī|ū|ṝ|e|o|ai|au)$/u.test(vowel);
    const isClosed = !light.includes(place) && (/[ṃḥ]/u.test(closing) || hasCluster(closing));
    const mayBeLight = isLast || (!isSanskrit && (/^[eo]$|^ai$|^au$/u.test(vowel) || /ṃ|[dg]r/u.test(closing)));
    least += (isLong || isClosed) && !mayBeLight ? 2 : 1;
    most += isLong || isClosed || isLast ? 2 : 1;
  }
  return { least, most };
}

/**
 * Returns true if two consonants within a word follow, of which the first closes the syllable. An aspirated consonant
 * is one letter.
 */
function hasCluster(closing: string): boolean {
  const within = closing.split(/\s/u)[0] ?? "";
  return (
    within
      .replaceAll(/[ṃḥ]/gu, "")
      .replaceAll(/([kgcjṭḍtdpb])h/gu, "$1")
      .replace(/^[nm]h/u, "n").length > 1
  );
}
