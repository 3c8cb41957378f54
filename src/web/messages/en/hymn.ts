export const hymnMessages = {
  back: "All hymns",
  notFound: "Hymn not found",
  mantrasOf: (deity: string) => `Mantras of ${deity}`,
  text: "Text and edition",
  source: (source: string) => `Source: ${source}`,
  readings: "Other readings",

  listenFromStart: "Listen from the beginning",
  continueAt: (verse: string) => `Continue at ${verse}`,
  listen: "Listen",
  listenTo: (verse: string) => `Listen to ${verse}`,
  chant: "Chant 108 Times",
  chantVerse: (verse: string) => `Chant 108 Times: ${verse}`,
  printText: "Print the text",
  printWithMeanings: "Print with meanings",
  words: "Word by word",
  wordsOf: (verse: string) => `Word by word: ${verse}`,

  player: "Recording of the hymn",
  play: "Play recording",
  previous: "Previous verse",
  next: "Next verse",
  repeat: "Repeat this verse",
  failed: "The recording could not be played. You can go on reading.",
};

export const hymnsMessages = {
  title: "Hymns",
  lead: "Whole hymns, verse by verse: read them, hear them through, or take one verse and stay with it.",
  facts: (verses: number, language: string, deity: string) => `${verses} verses in ${language}, to ${deity}`,
  languages: { sa: "Sanskrit", awa: "Awadhi", hi: "Hindi" },
  open: (title: string) => `Read and hear ${title}`,
};
