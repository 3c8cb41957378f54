import { named } from "./done-today.ts";

export const chantMessages = {
  back: (deity: string) => `Back to ${deity}`,
  notFound: "Mantra not found",
  verse: "Verse",
  meaning: "Meaning",
  instructions: "How to chant",
  benefits: "Benefits",
  teachings: "Related teachings",
  source: "Source",
  editions: "Sources",

  tabs: "About this mantra",
  chant: "Chant",
  learn: "Learn",
  about: "About this text",
  opening: "Opening…",

  recording: (mantra: string) => `Recording of ${mantra}`,
  playRecording: "Play recording",
  seek: "Position in the recording",
  position: (seconds: number, length: number) => `${Math.round(seconds)} seconds of ${Math.round(length)}`,
  noAudioElement: "Your browser does not support the audio element.",
  om: "Play Om Sound",
  bell: "Temple Bell",
  bellHint: "Tibetan singing bowl",
  noSound: "This device isn't playing sound right now.",

  more: "More",
  counter: (size: number) => `${size} Repetitions Counter`,
  outOf: (size: number) => `out of ${size} repetitions`,
  progress: "Beads counted",
  beads: (count: number, size: number) => `${count} of ${size}`,
  /** Label of the main button, by the state of the mala. */
  "not-started": "Start Chanting",
  running: "Pause",
  "after-asked": "Resume",
  "after-refused": "Tap to play",
  "after-elsewhere": "Count here",
  continueFrom: (count: number) => `Continue from ${count}?`,
  complete: (size: number) => `Begin next ${named(size)}`,
  press: "Counter",
  counting: "Auto Counting",
  completed: "Completed",
  reset: "Reset",
  undo: "Undo",
  takeBack: "−1",
  takeBackSaid: "−1, take one bead back",
  auto: "Auto",
  manual: "Manual",
  aloud: "Aloud",
  /** What a mode means for the person, under its name. */
  autoMeans: "Listen",
  manualMeans: "Count",
  aloudMeans: "Your voice",
  addOne: "+1",
  countedBy: "Count by",

  countYourself: "To count yourself, choose Manual.",
  refused: "Your browser needs a tap before it plays sound. You can also count by hand.",
  elsewhere: (size: number) => `This ${named(size)} is being counted in another tab.`,
  none: "There is no recording of this mantra. Count by hand.",
  broken: "The recording could not be played. Count by hand; your beads are kept.",
  offline: "Not saved for offline use. Count by hand; your beads are kept.",
  notKept: "Your browser isn't saving data; the count ends with this page.",
  mayGoDark: "This device may turn its screen off.",
  minutesAndSeconds: (minutes: number, seconds: number) =>
    minutes > 0 ? `${minutes} min ${seconds} s` : `${seconds} s`,
  /** At another speed than that of the recording, which is 1. */
  aboutMinutes: (minutes: number, speed: number) => `about ${minutes} min${speed === 1 ? "" : ` at ${speed}×`}`,
  minutesLeft: (minutes: number) => `about ${minutes} min left`,
  sit: "Sit for five minutes",
  goalReached: "Your goal is reached.",
  byLinks: "Count by links",
};

/** Texts of the sheet behind "More". */
export const sheetMessages = {
  title: "Practice settings",
  close: "Close",
  beads: "Beads",
  view: "Screen",
  sound: "Sound",
  devotion: "Prayers and vow",
  text: "Verse",
  dim: "Dim",
  dimSaid: "Dim the screen",
  practiceMode: "Practice mode",
};

/** Texts of counting without looking. */
export const beadMessages = {
  settings: "Bead feedback",
  click: "Click",
  clickHint: "A soft knock",
  vibration: "Vibration",
  vibrationHint: "A click where the device has none",
  headset: "Headset",
  headsetHint: "“Next” counts a bead; other apps pause",

  dim: "Dim view",
  undim: "Show the screen",
  dimByHand: "Touch anywhere to count. Press and hold to return.",
  dimAloud: "What you chant aloud is counted. A touch adds a bead. Press and hold to return.",
  dimSung: "Counting with the recording. Press and hold to return.",
};

export const verseToolsMessages = {
  neighbors: (deity: string) => `More mantras of ${deity}`,
  otherVerses: (hymn: string) => `More verses of ${hymn}`,
  previous: "Previous",
  next: "Next",
};

export const prayersMessages = {
  offer: "Prayers",
  offerSaid: "Offer prayers before and after the beads",
  opening: "Opening prayer",
  closing: "Closing prayers",
  loading: "Loading the prayers…",
  close: "Close",
};

/** Texts of the toast for a complete round. */
export const roundCompleteMessages = (size: number) => ({
  title: "Chanting Completed",
  description: `You have successfully completed ${size} repetitions of this mantra.`,
});
