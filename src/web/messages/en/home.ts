export const homeMessages = {
  title: "Sacred Sounds for Spiritual Growth",
  exploreMantras: "Explore Mantras",
  startMeditating: "Start Meditating",

  today: "Today",
  firstMala: ({ title, minutes }: { title: string; minutes?: number }) =>
    `Chant ${title} once for each of 108 beads${minutes ? `, in about ${minutes} minutes` : ""}.`,
  beginFirstMala: "Begin your first mala",

  deities: "Choose a Deity",
  mantraCount: (count: number) => `${count} Mantras`,
  allMantras: "The whole collection",
  allMantrasText: "Every deity, prayers for each day, and hymns.",

  featured: "Featured Mantra of the Day",
  calendar: "See the calendar",
  startChanting: "Start Chanting",

  welcome: (name: string) => `Welcome to ${name}`,
  welcomeText:
    "Here are authentic Sanskrit mantras for many deities, with meanings and sources, and a counter of 108 repetitions that keeps your place. There is guided meditation with ambient sounds, a timer and visualizations, and a blog of spiritual teachings.",

  power: "The Power of Mantra Chanting",
  powerText:
    "A mantra is a sound held in the mind until the mind grows quiet around it. This is what tradition, and many who chant, have found in it.",
  spiritual: "Spiritual benefits",
  spiritualBenefits: [
    "Closeness to the chosen deity",
    "Devotion that grows steady",
    "A gathered mind before meditation",
    "A prayer carried through the day",
  ],
  physical: "Physical and mental benefits",
  physicalBenefits: [
    "Breath that becomes slow and even",
    "Thoughts that settle",
    "Attention that finds its way back",
    "A calm beginning or end of the day",
  ],
  tradition: "The tradition of 108 repetitions",
  traditionText:
    "A mala has 108 beads and one more, the meru, where the round begins and ends. One bead passes with each repetition, so the hand counts and the mind is free to listen.",

  ways: "Three ways to practice",
  chantWay: { title: "Mantras", text: "To read, to hear and to chant." },
  meditationWay: { title: "Meditation", text: "A sound, a time, and a bell." },
  teachingsWay: { title: "Teachings", text: "Articles to read in your own time." },

  begin: "Begin Your Spiritual Journey",
  chanting: { title: "Mantra Chanting", text: "One mantra, one mala of 108 a day." },
  meditation: { title: "Meditation", text: "Ten quiet minutes with Om, a flute or a kirtan." },
  teachings: { title: "Spiritual Teachings", text: "What the words mean, and their sources." },
  readArticles: "Read Articles",
};
