export const deityMessages = {
  back: "All deities",
  title: (name: string) => `${name} Mantras`,
  notFound: "Deity not found",
  tone: "Play a meditative tone",
  benefits: "Benefits:",
  source: (source: string) => `Source: ${source}`,
  chant: "Chant 108 Times",
  chantThis: (title: string) => `Chant 108 Times: ${title}`,
  more: "More",
  moreOf: (title: string) => `More of ${title}`,
  hymns: (name: string) => `Hymns to ${name}`,
  report: "Report a mistake",
  mistakeIn: (title: string) => `Mistake in ${title}`,
  index: (name: string) => `Mantras of ${name}`,
  listen: "Listen",
  stop: "Stop",
  listenTo: (title: string) => `Listen to ${title}`,
  stopPlaying: (title: string) => `Stop ${title}`,
};

export const mantraRowMessages = {
  minutes: (minutes: number) => `about ${minutes} min`,
};

/** Texts of the heart on the card of a mantra. */
export const favoriteMessages = {
  favorite: (title: string) => `Favorite ${title}`,
  failed: { title: "Error", description: "Failed to update favorites. Please try again." },
};
