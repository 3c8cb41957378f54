import { section } from "./language.ts";

export const recordingMessages = section({
  en: {
    synthesized: "The voice is synthesized",
    speed: "Speed",
    timesSpeed: (speed: number) => `${speed}×`,
    loudness: "Loudness",
  },
});
