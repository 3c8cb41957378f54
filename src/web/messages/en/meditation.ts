const minutesOf = (minutes: number) => (minutes === 1 ? "1 minute" : `${minutes} minutes`);
const seconds = (count: number) => (count < 60 ? `${count} seconds` : minutesOf(count / 60));

export const meditationMessages = {
  title: "Sacred Meditation",
  lead: "Choose a sound and how long to sit.",
  soundChoice: "Choose your sound",
  types: { chant: "Chant", instrument: "Instrument" },
  preview: (sound: string) => `Listen to ${sound}`,
  stopPreview: (sound: string) => `Stop ${sound}`,
  settings: "Settings",
  duration: "Duration",
  minutesUnit: "min",
  custom: "Custom",
  customLabel: "Minutes, 1 to 120",
  faults: { uneven: "Please enter whole minutes, 1 to 120.", long: "A sitting can last up to 120 minutes." },
  volume: "Volume",
  percent: (volume: number) => `${volume}%`,
  visualization: "Visualization",
  start: "Start Meditation",

  shape: "Shape your sitting",
  settleIn: "Time to settle in",
  settleIns: (count: number) => (count === 0 ? "None" : seconds(count)),
  startBell: "Bell at the start",
  endBell: "Bell at the end",
  interval: "Interval bells",
  intervals: (minutes: number) => (minutes === 0 ? "Off" : `Every ${minutes === 1 ? "minute" : minutesOf(minutes)}`),
  intervalVolume: "Bell volume",
  fadeOut: "Fade out over the last",
  seconds,
  open: "Open-ended sitting",
  openHint: "The clock counts up until you stop.",

  guide: "How to sit",
  posture: "Posture",
  postureHint: "Sit upright and at ease, on a cushion or a chair. Let the shoulders drop and the hands rest.",
  breathing: "Breathing",
  breathingHint: "Breathe through the nose, unforced. Let each breath out be a little longer than the one in.",
  focus: "Focus",
  focusHint: "Rest your attention on the sound. When it wanders, notice it and come back, as often as it takes.",
};

/** Texts during a sitting and at its end. */
export const sittingMessages = {
  sitting: "Sitting",
  artist: "Sacred Meditation",
  timeLeft: "Time left",
  timeSat: "Time sat",
  settling: "Settle in",
  paused: "Paused",
  pause: "Pause",
  resume: "Resume",
  end: "End Meditation",
  stopped: "Sitting ended",
  stoppedHint: "Ended too soon? You can resume for a few seconds.",
  done: "Done",
  sitLonger: "Sit longer",
  minutesMore: (minutes: number) => `${minutes} min`,
  minutesWith: (minutes: number, sound: string) => `${minutes === 1 ? "minute" : "minutes"} with ${sound}`,
  fromTeaching: "From",
  fullscreen: "Fullscreen",
  exitFullscreen: "Exit Fullscreen",
  dim: "Dim",
  undim: "Show the picture",
  volume: "Volume",

  started: (minutes: number | null, sound: string) => ({
    title: "Meditation Started",
    description: minutes === null ? `Open-ended sitting with ${sound}.` : `${minutesOf(minutes)} with ${sound}.`,
  }),
  complete: (minutes: number, sound: string) => ({
    title: "Meditation Complete",
    description: `You sat for ${minutesOf(minutes)} with ${sound}.`,
  }),
  completeAt: (minutes: number, time: string) => ({
    title: "Meditation Complete",
    description: `Your sitting of ${minutesOf(minutes)} ended at ${time}.`,
  }),
  invalid: { title: "Invalid Duration", description: "Please select a meditation duration greater than 0." },
  audioError: { title: "Audio Playback Error", description: "There was an issue playing the meditation sound." },
  videoError: {
    title: "Video Playback Error",
    description: "There was an issue playing the meditation visualization.",
  },

  soundWaits: "Your browser needs a tap before it plays sound.",
  soundOn: "Turn sound on",
  screenMaySleep: "This device may turn its screen off. The bell will still ring.",
  pictureStill: "The picture doesn't move on this device.",
  wholeWindow: "Fullscreen isn't available here, so the window is filled instead.",

  leaveTitle: "End this sitting?",
  leaveHint: (minutes: number) =>
    minutes > 0 ? `It's still running. The ${minutesOf(minutes)} you sat will be saved.` : "It's still running.",
  stay: "Keep sitting",
  leave: "End and leave",
};
