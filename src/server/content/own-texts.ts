import type { HymnLanguage } from "#model/hymn.ts";
import { languages, type Language } from "#model/languages.ts";

interface OwnTexts {
  verse: (number: number, spoken: HymnLanguage) => string;
  /** Returns the introduction of a section for which none is written. */
  section: (section: { verses: string; title: string; description: string }) => string;
  /** Returns a name for verses from the names of the first and the last, which may be the same verse. */
  range: (first: string, last: string) => string;
  /** The words of the link under a quotation. */
  chantThisVerse: string;
}

/** Returns only the number of the last verse, if its name differs from that of the first in nothing else. */
function numberAfter(first: string, last: string) {
  const [words] = /^.*?(?=\d+$)/.exec(first) ?? [];
  const number = words === undefined || !last.startsWith(words) ? "" : last.slice(words.length);
  return /^\d+$/.test(number) ? number : last;
}

/** These texts are not written in content/. They are made from what is written there. */
export const ownTexts: Readonly<Record<Language, OwnTexts>> = {
  en: {
    verse: (number) => `Verse ${number}`,
    section: ({ verses, title, description }) => `${verses} of ${title}. ${description}.`,
    range: (first, last) =>
      first === last ? first : `${first.replace(/^Verse (?=\d)/, "Verses ")} to ${numberAfter(first, last)}`,
    chantThisVerse: "Chant this verse",
  },
  hi: {
    verse: (number, spoken) => `${spoken === "sa" ? "श्लोक" : "पद"} ${number}`,
    section: ({ verses, title, description }) =>
      `${title}: ${verses}। ${description}${/[।?!]$/.test(description) ? "" : "।"}`,
    range: (first, last) => (first === last ? first : `${first} से ${numberAfter(first, last)} तक`),
    chantThisVerse: "इस श्लोक का जप करें",
  },
};

/** Returns the name, in every language, of a verse that has only a number. */
export const verseNames = (number: number, spoken: HymnLanguage) =>
  // The type of Object.fromEntries does not keep the keys.
  Object.fromEntries(languages.map((language) => [language, ownTexts[language].verse(number, spoken)])) as Record<
    Language,
    string
  >;
