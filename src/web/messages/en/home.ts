export const homeMessages = {
  title: "Sacred Sounds for Spiritual Growth",
  lead: "A quiet place to chant, to sit and to learn, one bead at a time.",
  exploreMantras: "Explore Mantras",
  startMeditating: "Start Meditating",

  today: "Today",
  firstMala: (title: string) => `New here? Begin with one mala: ${title}, once for each of 108 beads.`,
  beginFirstMala: "Begin your first mala",

  deities: "Choose a Deity",
  mantraCount: (count: number) => `${count} Mantras`,
  allMantras: "The whole collection",
  allMantrasText: "See every deity with its picture, and choose where to begin.",

  featured: "Featured Mantra of the Day",
  startChanting: "Start Chanting",

  welcome: (name: string) => `Welcome to ${name}`,
  welcomeText: [
    "Here you will find authentic Sanskrit mantras for various deities, each with its transliteration, its meaning and the place it comes from.",
    "A counter of 108 repetitions keeps your place while you chant. Guided meditation brings ambient sounds, a timer and visualizations, and a blog gathers spiritual teachings to read in your own time.",
  ],

  power: "The Power of Mantra Chanting",
  powerText:
    "A mantra is a sound held in the mind until the mind grows quiet around it. It is practiced aloud, in a whisper, or in silence.",
  spiritual: "Spiritual benefits",
  spiritualBenefits: [
    "Traditionally chanted to draw closer to the chosen deity",
    "Said to steady devotion through daily practice",
    "A support for concentration before meditation",
    "A way to carry a prayer through the hours of the day",
  ],
  physical: "Physical and mental benefits",
  physicalBenefits: [
    "Many find that the breath becomes slow and even",
    "Many find that restless thoughts settle",
    "A fixed rhythm that helps attention return",
    "A calm pause at the beginning or end of the day",
  ],
  tradition: "The tradition of 108 repetitions",
  traditionText:
    "A mala has 108 beads and one more, the meru, where the round begins and ends. One bead is passed with each repetition, so the hand keeps count and the mind is free to listen. Traditionally a practice is one round or several, and the meru is never crossed: the mala is turned, and the next round goes back the way it came.",

  ways: "Three ways to practice",
  chantWay: { title: "Mantras", text: "Verses and names by deity, to read, to hear and to chant." },
  meditationWay: { title: "Meditation", text: "Choose a sound and a time, then sit undisturbed." },
  teachingsWay: { title: "Teachings", text: "Articles on mantras, their sources and their use." },

  begin: "Begin Your Spiritual Journey",
  chanting: {
    title: "Mantra Chanting",
    text: "Take one mantra and stay with it. One mala of 108 is enough for a day.",
  },
  meditation: {
    title: "Meditation",
    text: "Ten quiet minutes with Om, a flute or a kirtan to hold your attention.",
  },
  teachings: { title: "Spiritual Teachings", text: "Read what the words mean, and where they come from." },
  readArticles: "Read Articles",
};
