/** Texts of recording oneself, and of choosing who is heard. */
export const ownRecordingMessages = {
  title: "Your own recording",
  promise:
    "Chant the mantra once or a few times, pausing in between. The best repetition becomes the recording you hear. It stays on this device; nobody else can hear it.",
  record: "Record",
  stop: "Stop",
  recording: (seconds: number) => `Recording: ${Math.floor(seconds)} s`,
  opening: "Waiting for the microphone…",
  trimming: "Finding the best repetition…",
  trimmed: (seconds: number, repetitions: number) =>
    repetitions > 1
      ? `The best of ${repetitions} repetitions: ${seconds.toFixed(1)} seconds. Listen to it first.`
      : `One repetition: ${seconds.toFixed(1)} seconds. Listen to it first.`,
  kept: "You have a recording of this mantra on this device.",
  preview: "Your recording",
  use: "Keep and use it",
  again: "Record again",
  delete: "Delete it",
  deleted: "Your recording was deleted.",
  silent: "We didn't hear anything. Move closer to the microphone and try again.",
  notKept: "Your browser can't save it, but you can listen to it now.",
  failed: "The recording couldn't be prepared. Try again.",
  "refusal-refused": "The microphone is blocked for this site. Allow it in your browser's settings.",
  "refusal-absent": "No microphone was found. Connect one and try again.",
  "refusal-busy": "Another app is using the microphone. Close it and try again.",
  "refusal-unsupported": "This browser can't use a microphone here.",
  "refusal-lost": "The microphone was turned off. Nothing was kept.",

  voice: "Voice",
  ours: "Choir (computer voice)",
  own: "Your own recording",
  ownHint: "Your own recording, kept on this device",
  synthesizedBy: (credit: string) => `${credit} (computer voice)`,
};
