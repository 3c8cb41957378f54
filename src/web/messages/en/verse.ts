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

/** Texts of sharing one verse or mantra. */
export const shareMessages = {
  share: "Share",
  shareThis: (title: string) => `Share ${title}`,
  link: "Send the link",
  copy: "Copy verse and link",
  picture: "Send as a picture",
  savePicture: "Save as a picture",
  close: "Close",
  outcomes: {
    copied: { title: "Copied", description: "The verse and its link are on your clipboard." },
    refused: { title: "Not shared", description: "Your browser doesn't allow it. Copy the link from the address bar." },
    "no-picture": { title: "No picture", description: "It could not be made on this device.", variant: "destructive" },
  },
} as const;
