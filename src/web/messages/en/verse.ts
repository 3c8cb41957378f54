/** Texts of the page of one verse or mantra. */
export const verseMessages = {
  notFound: "Mantra not found",
  verse: "Verse",
  mantrasOf: (deity: string) => `Mantras of ${deity}`,
  repeat: (times: number) => `Repeat ${times} times`,
  listen: "Listen once",
  stop: "Stop",
  round: (round: number, rounds: number) => `${round} of ${rounds}`,
  done: (rounds: number) => `Heard ${rounds} times.`,
  failed: "The recording could not be played. You can go on reading.",
  meaning: "Meaning",
  source: (source: string) => `Source: ${source}`,
  chant: "Chant 108 Times",
};
