interface Progress {
  malasToday: number;
  malasPerDay: number;
  day: number;
  days: number;
  fullDays: number;
}

export const sankalpaMessages = {
  name: "Sankalpa",
  take: "Make a vow (sankalpa)",
  progress: ({ malasToday, malasPerDay, day, days }: Progress) =>
    `Day ${day} of ${days} · ${malasToday} of ${malasPerDay === 1 ? "1 mala" : `${malasPerDay} malas`} today`,
  kept: ({ day }: Pick<Progress, "day">) => `Day ${day} kept`,
  over: ({ fullDays, days }: Progress) =>
    fullDays === days
      ? `Your sankalpa is fulfilled: ${days === 1 ? "1 day" : `all ${days} days`}.`
      : `Your sankalpa has ended: ${fullDays} of ${days} days complete.`,
};

interface Vow {
  malasPerDay: number;
  days: number;
  fullDays: number;
}

/** Texts of the dialog. */
export const sankalpaDialogMessages = {
  explanation: "A promise to yourself: a number of malas of this mantra each day, for a number of days.",
  malasPerDay: "malas a day",
  days: "days, from today",
  wholeNumber: (most: number) => `Please enter a whole number, 1 to ${most}.`,
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
};
