import type { Files } from "./test-content.ts";

export const om = "oṃ | om | sacred syllable: indeclinable | Om";
export const rama = "rāma | rāma | O Rama: vocative | Rama";
export const wordsOf = (...lines: string[]) => ({ en: lines.join("\n") });
export const words = wordsOf(om, rama);
export const text = { sanskrit: "ॐ राम", transliteration: "oṃ rāma" };
export const en = (words: string) => ({ en: words });

export const hymn = (first: object) => ({
  updated: "2026-01-01",
  order: 1,
  title: en("A Pair"),
  sanskritTitle: "युग्मम्",
  deity: "ram",
  language: "sa",
  description: en("Short"),
  introduction: en("Two verses."),
  source: en("traditional"),
  edition: en("A book"),
  readings: { en: [] },
  instructions: { en: ["Sing."] },
  verses: [
    { ...text, words, ...first, meaning: en("Meaning") },
    { ...text, words, meaning: en("Meaning") },
  ],
});

export const hymnFile = "content/hymns/pair.yaml";

/** Returns a hymn file with these fields in its first verse. JSON is also valid YAML. */
export const asVerse = (fields: object): Files => ({ [hymnFile]: JSON.stringify(hymn(fields)) });
