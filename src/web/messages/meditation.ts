import { section } from "./language.ts";

const minutesOf = (minutes: number) => (minutes === 1 ? "1 minute" : `${minutes} minutes`);
const seconds = (count: number) => (count < 60 ? `${count} seconds` : minutesOf(count / 60));

export const meditationMessages = section({
  en: {
    title: "Sacred Meditation",
    lead: "Choose a sound and a time, sit down, and leave the rest to us.",
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
  },
});
