import type { HymnLanguage } from "#model/hymn.ts";

export const hymnMessages = {
  back: "All hymns",
  whole: "The whole hymn",
  sections: "Parts of the hymn",
  nextSection: (name: string) => `Next part: ${name}`,
  notFound: "Hymn not found",
  mantrasOf: (deity: string) => `Mantras of ${deity}`,
  text: "Text and edition",
  source: (source: string) => `Source: ${source}`,
  readings: "Other readings",

  more: "More",
  listenFromStart: "Listen from the beginning",
  listenToPart: "Listen to this part",
  unsung: (_spoken: HymnLanguage) => "There is no recording of this hymn yet. Read it, or chant a verse by touch.",
  continueAt: (verse: string) => `Continue at ${verse}`,
  show: (_spoken: HymnLanguage) => "What is shown of each verse",
  layouts: { meaning: "Meaning", transliteration: "Transliteration", letters: "Text only" },

  actionsOf: (verse: string) => `${verse}: actions`,
  listen: "Listen",
  listenTo: (verse: string) => `Listen to ${verse}`,
  repeat: "Repeat",
  repeatOf: (verse: string) => `Repeat ${verse}`,
  words: "Words",
  wordsOf: (verse: string) => `Words of ${verse}`,
  chant: "Chant",
  chantVerse: (verse: string) => `Chant ${verse}`,

  player: "Recording of the hymn",
  play: "Play recording",
  previous: (_spoken: HymnLanguage) => "Previous verse",
  next: (_spoken: HymnLanguage) => "Next verse",
  verses: (_spoken: HymnLanguage) => "Verses",
  goToVerse: (_spoken: HymnLanguage) => "Go to a verse",
  print: "Letters and print",
  settings: "Speed, repeat and print",
  repeating: "Repeating",
  repeatingRange: (first: string, last: string) => `Repeating ${first} to ${last}`,
  repeatVerses: (_spoken: HymnLanguage) => "Repeat verses",
  from: "From",
  to: "To",
  repeatThese: (_spoken: HymnLanguage) => "Repeat these verses",
  stopRepeating: "Stop repeating",
  printText: "Print the text",
  printWithMeanings: "Print with meanings",
  done: "Done",
  failed: "The recording could not be played. You can go on reading.",
};

const languages = { sa: "Sanskrit", awa: "Awadhi", hi: "Hindi", bra: "Braj", mr: "Marathi" };

export const hymnsMessages = {
  title: "Hymns",
  lead: "Read a hymn, hear it through, or take one verse and stay with it.",
  facts: (language: HymnLanguage, verses: number) => `${languages[language]} · ${verses} verses`,
  minutes: (minutes: number) => ` · ${minutes} min`,
  open: (title: string) => `Read and hear ${title}`,
  read: (title: string) => `Read ${title}`,
};
