export const favoriteMessages = {
  favorite: (title: string) => `Favorite ${title}`,
  failed: { title: "Error", description: "Failed to update favorites. Please try again." },
};

export const favoriteToasts = {
  loginRequired: { title: "Login Required", description: "Please login to add favorites" },
  signIn: "Sign In",
  added: (title: string) => ({
    title: "Added to favorites",
    description: `${title} has been added to your favorites.`,
  }),
  removed: (title: string) => ({
    title: "Removed from favorites",
    description: `${title} has been removed from your favorites.`,
  }),
};

export const lineMessages = {
  transliteration: "Transliteration",
  roman: "Without accents",
};

export const recordingMessages = {
  synthesized: "Synthesized voice",
  speed: "Speed",
  timesSpeed: (speed: number) => `${speed}×`,
  loudness: "Loudness",
};

export const traditionMessages = {
  guide: "Pronunciation guide",
  tradition: "In tradition",
  seer: "Seer (rishi)",
  metre: "Meter (chandas)",
  devata: "Deity (devata)",
  times: "How often",
  initiation: "Initiation",
};
