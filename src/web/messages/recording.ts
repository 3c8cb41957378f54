import { section } from "./language.ts";

export const recordingMessages = section({
  en: {
    synthesized: "Synthesized voice",
    speed: "Speed",
    timesSpeed: (speed: number) => `${speed}×`,
    loudness: "Loudness",
  },
});
