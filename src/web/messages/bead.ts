import { section } from "./language.ts";

/** Counting without looking. */
export const beadMessages = section({
  en: {
    settings: "Bead feedback",
    click: "Click",
    clickHint: "A soft knock",
    vibration: "Vibration",
    vibrationHint: "A click where there is none",
    headset: "Headset",
    headsetHint: "“Next” counts a bead; other apps pause",

    dim: "Dim view",
    undim: "Show the screen",
    dimByHand: "Touch anywhere to count. Press and hold to return.",
    dimAloud: "What you chant aloud is counted. A touch adds a bead. Press and hold to return.",
    dimSung: "The recording is counted. Press and hold to return.",
  },
});
