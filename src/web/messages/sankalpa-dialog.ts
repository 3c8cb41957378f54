import { section } from "./language.ts";

interface Vow {
  malasPerDay: number;
  days: number;
  fullDays: number;
}

/** Loaded with the dialog. */
export const sankalpaDialogMessages = section({
  en: {
    explanation: "A resolve made before practice: so many malas of this mantra a day, for so many days.",
    malasPerDay: "malas a day",
    days: "days, from today",
    keptHere: "It is kept on this device, and a missed day does not end it.",
    take: "Take it",
    cancel: "Not now",
    clear: "Clear it",
    vow: ({ malasPerDay, days }: Vow) =>
      `${malasPerDay === 1 ? "1 mala" : `${malasPerDay} malas`} a day for ${days === 1 ? "1 day" : `${days} days`}.`,
    daysKept: ({ fullDays, days }: Vow) => `${fullDays} of ${days} days in full.`,
    thinDays: (days: number) => `${days === 1 ? "One day had" : `${days} days had`} fewer malas; the sankalpa goes on.`,
    close: "Go on",
    letGo: "Let it go",
  },
});
