import type { recordingMessages as english, traditionMessages as englishTradition } from "../en/mantra.ts";

export const recordingMessages: typeof english = {
  synthesized: "कंप्यूटर की आवाज़",
  speed: "गति",
  timesSpeed: (speed) => `${speed}×`,
  volume: "आवाज़",
  volumeByButtons: "आवाज़ अपने उपकरण के बटनों से घटाएँ-बढ़ाएँ।",
  percent: (share) => `${Math.round(share * 100)} प्रतिशत`,
};

export const traditionMessages: typeof englishTradition = {
  guide: "उच्चारण",
  tradition: "परंपरा में",
  seer: "ऋषि",
  metre: "छंद",
  devata: "देवता",
  times: "कितनी बार",
  initiation: "दीक्षा",
};
