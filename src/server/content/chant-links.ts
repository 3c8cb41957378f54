import { mainLanguage, type Language } from "#model/languages.ts";
import { paths } from "#model/paths.ts";
import type { DeityFiles } from "./catalogue-files.ts";
import { ownTexts } from "./own-texts.ts";

interface Verse {
  path: string;
  letters: string;
}

/** A quotation is a run of lines that begin with `>`. */
export const quotation = /(?:^>.*\n?)+/gm;

/** At least this share of a verse must be quoted. A quotation may leave out an Om, or a line that is repeated. */
const LEAST_SHARE = 0.6;

export const chantableVerses = (deities: readonly Pick<DeityFiles, "id" | "mantras">[]): Verse[] =>
  deities.flatMap(({ id, mantras }) =>
    mantras.map((mantra) => ({ path: paths.chant(id, mantra.id), letters: lettersOf(mantra.file.sanskrit.join("")) })),
  );

/** Puts a link to the page of the chant under every quotation of a mantra of the catalogue. */
export function withChantLinks(
  markdown: string,
  verses: readonly Verse[],
  language = mainLanguage as Language,
): string {
  return markdown.replaceAll(quotation, (quoted) => {
    const verse = findVerse(lettersOf(quoted), verses);
    return verse ? `${quoted.trimEnd()}\n\n[${ownTexts[language].chantThisVerse}](${verse.path})\n` : quoted;
  });
}

/** Returns the letters of each quotation in a text. */
export const quotationsIn = (markdown: string) => (markdown.match(quotation) ?? []).map(lettersOf);

/** Returns true where a quotation contains all or most of the verse with these letters. */
export const isQuoted = (letters: string, quotations: readonly string[]): boolean =>
  quotations.some((quoted) => shareOf(quoted, letters) >= LEAST_SHARE);

/** Finds the verse that has most in common with the quotation. One of the two must contain the other. */
function findVerse(quoted: string, verses: readonly Verse[]) {
  const [nearest] = verses
    .map((verse) => ({ verse, share: shareOf(quoted, verse.letters) }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .toSorted((a, b) => b.share - a.share);
  return nearest?.verse;
}

function shareOf(a: string, b: string) {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short !== "" && long.includes(short) ? short.length / long.length : 0;
}

/** Returns Devanagari without spaces, dandas, accents and numbers, all of which differ between editions. */
export const lettersOf = (text: string) => text.replaceAll(/[^\u0904-\u0939\u093e-\u094d\u0902\u0903\u0950]/g, "");
