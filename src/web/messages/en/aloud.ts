import type { LessonOffer } from "#engines/aloud-session.ts";

/** Texts of chanting aloud, counted by the microphone. */
export const aloudMessages = {
  title: "Counting what you chant aloud",
  promise: "Your chanting is listened to on this device only, and no sound is kept.",
  opening: "Waiting for the microphone…",

  "refusal-refused":
    "The microphone is blocked for this site. Allow it in your browser's settings, or count in Auto or Manual.",
  "refusal-absent": "No microphone was found. Connect one, or count in Auto or Manual.",
  "refusal-busy": "Another app is using the microphone. Close it, or count in Auto or Manual.",
  "refusal-unsupported": "This browser can't use a microphone here. Auto and Manual count without one.",
  "refusal-lost": "The microphone was turned off. Your beads are kept.",
  "refusal-unloaded": "Listening could not begin. Your beads are kept, and you can count in Auto or Manual.",
  retry: "Try again",

  ready: "Start, and chant. Each repetition lights a bead.",
  readyToLearn: "Start, then chant three times, so that it knows your voice.",
  known: "It knows your voice. Start, and chant.",

  unheard: "I can't hear you. Come nearer, or check the microphone.",
  silent:
    "Nothing comes from the microphone. Perhaps a call is using it. Your beads are kept, and counting goes on by itself.",

  lesson: "Chant three times, so that it knows your voice.",
  lessonByTaps: "Chant three times, and press Repetition done after each one.",
  heard: (takes: number) => `${takes === 0 ? "Rest a moment after each. " : ""}Heard: ${takes}\u00A0of\u00A03`,
  takeOver: "Repetition done",
  takeOverHint: "If it misses your pauses",
  unlike: "Those three did not sound alike. Please chant the text three times more.",
  noisy: "It's loud here. Come nearer to the microphone, and press Repetition done after each one.",

  search: "Keep chanting. The first beads light up together, once it knows your voice.",
  counting: "Each repetition lights a bead. A hollow bead is not certain.",
  room: "It's noisy here, so a bead may be missed or counted twice.",

  offer: {
    miscounted: "Beads missing, or too many?",
    unfound: "It doesn't know your voice yet. Keep an even pace, or:",
    holes: "Some repetitions may have passed without a bead. To be sure:",
    short: "Keep chanting. A text this short is hard to hear:",
  } satisfies Record<LessonOffer, string>,
  teach: "Chant three times so it knows your voice",

  voice: "Your voice",
  remember: "Remember how I chant this",
  rememberHint: "Kept on this device until you turn this off",
  notRemembered: "Your browser can't save it.",

  check: (heard: number, size: number) => `${heard} heard. Were there ${size}?`,
  checkYes: (size: number) => `Yes, ${size}`,
  unsure: (beads: number) =>
    beads === 1 ? "1 of these beads is not certain." : `${beads} of these beads are not certain.`,
};
