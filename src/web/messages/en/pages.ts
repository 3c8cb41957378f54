interface Verse {
  sanskrit: string;
  transliteration: string;
  meaning: string;
}

/** Titles and descriptions for tabs and search engines. */
export const pageMessages = {
  home: {
    title: "Sacred Sounds for Spiritual Growth",
    description: "Authentic Sanskrit mantras, a counter of 108 repetitions, guided meditation and spiritual teachings.",
  },
  mantras: {
    title: "Sacred Mantras Collection",
    description: "Sanskrit mantras by deity, with transliteration, meaning and a place to chant them.",
  },
  hymns: { title: "Hymns", description: "Hymns to read verse by verse, to hear and to chant." },
  deity: (name: string) => `${name} Mantras`,
  meditation: {
    title: "Sacred Meditation",
    description:
      "Sit for a chosen time with Om, a flute or Hare Krishna, a slowly turning mandala and a bell at the end.",
  },
  chant: (title: string) => `Chant ${title}`,
  chantText: ({ transliteration, meaning }: Verse) => `${transliteration}: ${meaning}`,
  verseText: ({ sanskrit, transliteration, meaning }: Verse) => `${sanskrit} ${transliteration} · ${meaning}`,
  blog: { title: "Spiritual Teachings", description: "Articles on mantras, their texts and their practice." },
  search: { title: "Search", description: "Find deities, mantras and teachings." },
  auth: { title: "Sign In", description: "Sign in or sign up to keep favorite mantras and a log of your practice." },
  confirmEmail: { title: "Confirm your email", description: "Confirm that an email address is yours." },
  favorites: { title: "My Favorite Mantras", description: "The mantras you keep close." },
  ownMantras: { title: "My mantras", description: "Mantras of your own, which nobody but you sees." },
  profile: { title: "My Profile", description: "Your practice, your favorites and your account." },
  history: { title: "Practice History", description: "Your practice, by month." },
  missing: { title: "Page not found", description: "There is no page at this address." },
};
