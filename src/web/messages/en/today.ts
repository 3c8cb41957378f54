import { language } from "./language.ts";

const weekday = new Intl.DateTimeFormat(language, { weekday: "narrow", timeZone: "UTC" });

/** Texts of Home for a person who has practiced on this device before. */
export const todayMessages = {
  continue: (title: string, bead: number) => `Continue ${title}, bead ${bead}`,
  chant: (title: string) => `Chant ${title}`,
  done: (words: string[]) => (words.length === 0 ? "Welcome back." : `${words.join(" · ")}.`),
  weekday: (date: string) => weekday.format(Date.parse(date)),
  days: (count: number) => (count === 7 ? "All of the last 7 days" : `${count} of the last 7 days`),
};
