import { section } from "./language.ts";

interface Progress {
  malasToday: number;
  malasPerDay: number;
  day: number;
  days: number;
  fullDays: number;
}

export const sankalpaMessages = section({
  en: {
    name: "Sankalpa",
    take: "Take a sankalpa",
    progress: ({ malasToday, malasPerDay, day, days }: Progress) =>
      `${malasToday} of ${malasPerDay === 1 ? "1 mala" : `${malasPerDay} malas`} today, day ${day} of ${days}`,
    over: ({ fullDays, days }: Progress) =>
      fullDays === days
        ? `Your sankalpa is fulfilled: ${days === 1 ? "1 day" : `all ${days} days`}.`
        : `Your sankalpa has ended: ${fullDays} of ${days} days complete.`,
  },
});
