import { section } from "./language.ts";

/** Counting without looking. */
export const beadMessages = section({
  en: {
    settings: "Feel each bead",
    click: "Click",
    clickHint: "A soft knock of wood",
    vibration: "Vibration",
    vibrationHint: "A click where the device has none",
    headset: "Headset",
    headsetHint: "“Next” counts a bead; other apps fall silent",

    dim: "Dim view",
    undim: "Show the screen",
    dimByHand: "Touch anywhere to count. Rest your finger, or press Escape, to come back.",
    dimSung: "The recording is counted. Rest your finger, or press Escape, to come back.",
  },
});
