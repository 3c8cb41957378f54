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

export const mantrasMessages = {
  title: "Sacred Mantras Collection",
  lead: "Each deity gathers its own mantras: names to repeat, verses of praise, and for some a Gayatri. Begin with the one you feel drawn to.",
  view: (name: string) => `View ${name} Mantras`,
  prayers: "Prayers for every day",
  viewPrayers: "View the prayers",
  viewPrayersOf: (name: string) => `View the prayers: ${name}`,
  hymns: "Hymns",
  aboutHymns: "Whole texts such as the Hanuman Chalisa, to read, to hear and to chant verse by verse.",
  viewHymns: "View the hymns",
};

/** Texts of the heart on the card of a mantra. */
export const favoriteMessages = {
  favorite: (title: string) => `Favorite ${title}`,
  failed: { title: "Error", description: "Failed to update favorites. Please try again." },
};
