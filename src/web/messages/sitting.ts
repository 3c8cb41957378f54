import { section } from "./language.ts";

const minutesOf = (minutes: number) => (minutes === 1 ? "1 minute" : `${minutes} minutes`);

/** Texts during a sitting and at its end. */
export const sittingMessages = section({
  en: {
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
  },
});
