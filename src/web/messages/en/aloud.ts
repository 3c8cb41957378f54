/** Texts of chanting aloud, counted by the microphone. */
export const aloudMessages = {
  title: "Counting what you chant aloud",
  promise:
    "Your chanting is listened to on this device only. No sound leaves it, and none is kept. It's an aid: it can miss a bead.",
  opening: "Waiting for the microphone…",

  "refusal-refused":
    "The microphone is blocked for this site. Allow it in your browser's settings, or count in Auto or Manual.",
  "refusal-absent": "No microphone was found. Connect one, or count in Auto or Manual.",
  "refusal-busy": "Another program is using the microphone. Close it, or count in Auto or Manual.",
  "refusal-unsupported": "This browser can't use a microphone here. Auto and Manual count without one.",
  "refusal-lost": "The microphone was turned off. Your beads are kept.",
  "refusal-unloaded": "Listening couldn't be loaded. Your beads are kept; Auto and Manual still work.",
  retry: "Try again",

  howToBegin: "Start chanting: after three repetitions it knows your voice and counts them too. Or teach it first.",
  howToBeginShort: "A text this short is hard to hear: teach it first, or start chanting and it learns your voice.",
  mustTeach: "Teach it first: chant the text three times, with a pause after each.",
  teach: "Teach it",
  teachAgain: "Teach it again",

  silent:
    "Nothing comes from the microphone: perhaps a call is using it. Your beads are kept, and it goes on by itself.",

  lesson: (takes: number) => `Chant it three times, with a pause after each. Heard: ${takes}\u00A0of\u00A03`,
  listening: "I hear you",
  takeOver: "Repetition done",
  takeOverHint: "If it misses your pauses",
  unlike: "Those sounded too different. Chant the same text three times.",
  noisy:
    "It's loud here. Move closer to the microphone, and press Repetition done after each. Or teach it where it's quiet: then it counts here too.",
  stopLesson: "Stop teaching",

  search: "Keep chanting. Finding your first three repetitions.",
  searchLong: "Not found yet. Keep an even pace, or teach it: three times, with a pause after each.",
  counting: "Each repetition is a bead. A hollow bead is uncertain.",
  known: "It knows how you chant this. Start when you like.",
  room: "It's noisy here: it may miss a bead, or count one too many. Teaching it where it's quiet helps.",
  short: "A text this short is hard to hear. Teaching it in this place helps.",

  remember: "Remember how I chant this",
  rememberHint: "Kept on this device until you turn this off",
  notRemembered: "Your browser can't save it.",

  check: (heard: number) => `${heard} heard. Were there 108?`,
  checkYes: "Yes, 108",
  unsure: (beads: number) =>
    beads === 1 ? "1 of these beads is uncertain." : `${beads} of these beads are uncertain.`,
};
