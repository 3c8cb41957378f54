import { section } from "./language.ts";

interface Vow {
  malasPerDay: number;
  days: number;
  fullDays: number;
}

/** Loaded with the dialog. */
export const sankalpaDialogMessages = section({
  en: {
    explanation: "A promise to yourself: a number of malas of this mantra each day, for a number of days.",
    malasPerDay: "malas a day",
    days: "days, from today",
    keptHere: "It is saved on this device, and a missed day doesn't end it.",
    take: "Begin",
    cancel: "Not now",
    clear: "Remove",
    vow: ({ malasPerDay, days }: Vow) =>
      `${malasPerDay === 1 ? "1 mala" : `${malasPerDay} malas`} a day for ${days === 1 ? "1 day" : `${days} days`}.`,
    daysKept: ({ fullDays, days }: Vow) => `${fullDays} of ${days} days complete.`,
    thinDays: (days: number) => `${days === 1 ? "One day had" : `${days} days had`} fewer malas; the sankalpa goes on.`,
    close: "Continue",
    letGo: "Let it go",
  },
});
