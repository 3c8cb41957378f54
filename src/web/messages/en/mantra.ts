export const recordingMessages = {
  synthesized: "Computer voice",
  speed: "Speed",
  timesSpeed: (speed: number) => `${speed}×`,
  volume: "Volume",
  volumeByButtons: "Use the buttons of your device for the volume.",
  percent: (share: number) => `${Math.round(share * 100)} percent`,
};

export const traditionMessages = {
  guide: "Pronunciation guide",
  tradition: "In tradition",
  seer: "Seer (rishi)",
  metre: "Meter (chandas)",
  devata: "Deity (devata)",
  times: "How often",
  initiation: "Initiation",
};
