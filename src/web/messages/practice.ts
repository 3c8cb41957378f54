import { section } from "./language.ts";

export const practiceMessages = section({
  en: {
    title: "Your practice",
    year: "The last year",
    summary: (days: number, repetitions: string, minutes: string | null) =>
      `${days === 1 ? "1 day" : `${days} days`} of practice, ${repetitions}${minutes === null ? "" : `, ${minutes} of meditation`}`,
    calendar: "Calendar of the last year; scroll sideways for earlier months",
    failed: "The calendar could not be loaded.",
    dayOf: (date: string, parts: string) => `${date}: ${parts}`,
    repetitions: (count: number) => (count === 1 ? "1 repetition" : `${count.toLocaleString("en")} repetitions`),
    minutes: (count: number) => (count === 1 ? "1 minute" : `${count.toLocaleString("en")} minutes`),
    nothing: "no practice",
    less: "Less",
    more: "More",
    asTable: "Show as table",
    date: "Day",
    repetitionsHead: "Repetitions",
    malas: "Malas",
    minutesHead: "Minutes",

    mantras: "By mantra, in the last year",
    recent: "Latest entries",
    none: "Nothing yet. Your first mala will appear here.",
    begin: "Choose a mantra",
    sounds: { "om-chant": "Om Chanting", "relaxing-flute": "Relaxing Flute", "hare-krishna": "Hare Krishna" },
    sitting: (sound: string) => `Meditation with ${sound}`,
    remove: "Remove",
    removeEntry: (entry: string) => `Remove ${entry}`,
    confirm: "Remove this entry? This cannot be undone.",
    keep: "Keep",
    notRemoved: "The entry could not be removed",
    showAll: (count: number) => `Show all ${count}`,

    refused: (count: number) =>
      count === 1
        ? "One entry from this device could not be recorded:"
        : `${count} entries from this device could not be recorded:`,
    removeRefused: "Remove",
  },
});
