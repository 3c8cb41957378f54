import { dateInWords } from "./dates.ts";
import { BEADS_PER_MALA } from "#model/practice.ts";
import { language } from "./language.ts";

const count = (number: number, one: string, several: string) =>
  number === 1 ? `1 ${one}` : `${number.toLocaleString(language)} ${several}`;

interface Asked {
  malasPerDay: number;
  /** Beads of each; absent for malas. */
  round?: number;
  days: number;
}

const perDay = ({ malasPerDay, round = BEADS_PER_MALA }: Pick<Asked, "malasPerDay" | "round">) =>
  round === BEADS_PER_MALA
    ? `${count(malasPerDay, "mala", "malas")} a day`
    : `${count(malasPerDay, "round", "rounds")} of ${round} a day`;
const days = (number: number) => count(number, "day", "days");
const date = (day: string) => dateInWords(day) ?? day;

/** Texts of the dialog. */
export const sankalpaDialogMessages = {
  explanation:
    "A vow is a promise to yourself: to chant a number of malas of this mantra each day, for a set time. A missed day does not end it, and days of rest can be planned.",
  usual: "Usual lengths",
  malasPerDay: (malas: number): string => (malas === 1 ? "mala a day" : "malas a day"),
  roundsPerDay: (rounds: number, round: number) => `${rounds === 1 ? "round" : "rounds"} of ${round} a day`,
  days: "days, from today",
  wholeNumber: (most: number) => `Please enter a whole number, 1 to ${most.toLocaleString(language)}.`,
  usualDays: (number: number) => days(number),
  lastDay: (day: string) => `Its last day is ${date(day)}.`,
  kept: (isFollowed: boolean): string => (isFollowed ? "It is kept with your account." : "It is saved on this device."),
  vow: (asked: Asked) => `${perDay(asked)} for ${days(asked.days)}.`,
  take: "Begin",
  begun: (asked: Asked) => ({
    title: "Your vow has begun",
    description: `Day 1 of ${asked.days.toLocaleString(language)} · ${perDay(asked)}`,
  }),
  cancel: "Not now",
  close: "Close",
};

type Said = Record<"day" | "days" | "keptDays" | "missedDays" | "rests", number>;

/** Texts of the card of a vow, and of what can be done with it. */
export const vowMessages = {
  vow: (asked: Asked) => `${perDay(asked)} for ${days(asked.days)}`,
  until: (lastDay: string) => `until ${date(lastDay)}`,
  counts: { kept: "kept", missed: "missed", rest: "rest" },
  said({ day, days: all, keptDays, missedDays, rests }: Said) {
    const counted = [`${keptDays} kept`];
    if (missedDays > 0) counted.push(`${missedDays} missed`);
    if (rests > 0) counted.push(rests === 1 ? "1 day of rest" : `${rests} days of rest`);
    return `Day ${day} of ${all.toLocaleString(language)}; ${counted.join(", ")}`;
  },
  missed: (newly: number) =>
    `${newly === 1 ? "A day" : days(newly)} went by without ${newly === 1 ? "its" : "their"} malas. You can go on as you are, or begin again from day 1.`,
  goOn: "Go on",
  beginAgain: "Begin again",
  letGo: "Let it go",
  letGoOf: (title: string) => `Let it go: ${title}`,
  more: (others: number) => `and ${count(others, "more vow", "more vows")}`,
  untitled: "A mantra of yours",
};

/** Texts of the days of rest. */
export const vowRestMessages = {
  title: "Days of rest",
  explanation: "A day of rest is neither kept nor missed, and the vow ends a day later for it.",
  everyWeek: "Every week",
  never: "No day",
  weekdays: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  once: "On one day",
  plan: "Plan",
  date,
  takeBack: "Take back",
  takeBackOf: (day: string) => `Take back the rest on ${date(day)}`,
  refused: {
    "not-ahead": "Please choose a day from tomorrow on.",
    "after-the-end": "The vow ends before that day.",
    "too-many": "There is room for 108 days of rest ahead. Please take one back first.",
  },
};

/** Texts of the vows that are over. */
export const pastVowMessages = {
  title: (number: number) => `Past vows (${number})`,
  dates: (first: string, last: string) => (first === last ? date(first) : `${date(first)} to ${date(last)}`),
  kept: ({ keptDays, days: all }: Record<"keptDays" | "days", number>) => `${keptDays} of ${days(all)} kept`,
  remove: "Remove",
  removeOf: (title: string) => `Remove this past vow: ${title}`,
};
