import { BEADS_PER_MALA } from "#model/practice.ts";
import { language } from "./language.ts";

const count = (number: number, one: string, several: string) =>
  number === 1 ? `1 ${one}` : `${number.toLocaleString(language)} ${several}`;
const rounds = (number: number, size: number) =>
  size === BEADS_PER_MALA ? count(number, "mala", "malas") : count(number, "round", "rounds");
const days = (number: number) => count(number, "day", "days");

interface Progress {
  malasToday: number;
  malasPerDay: number;
  /** Beads of each. */
  round: number;
  day: number;
  days: number;
  keptDays: number;
  isRestToday: boolean;
  isKeptToday: boolean;
}

const dayOf = ({ day, days: all }: Pick<Progress, "day" | "days">) => `Day ${day} of ${all.toLocaleString(language)}`;

/** What the screen of a mantra says of its vow. */
export const sankalpaMessages = {
  name: "Your vow (sankalpa)",
  take: "Make a vow (sankalpa)",
  progress(vow: Progress) {
    if (vow.isRestToday) return `${dayOf(vow)} · a day of rest`;
    return vow.isKeptToday
      ? `${dayOf(vow)} kept`
      : `${dayOf(vow)} · ${vow.malasToday} of ${rounds(vow.malasPerDay, vow.round)} today`;
  },
  kept: ({ day }: Pick<Progress, "day">) => `Day ${day} kept`,
  lastKept: ({ day }: Pick<Progress, "day">) => `Day ${day} kept. Your vow is complete.`,
  over: ({ keptDays, days: all }: Pick<Progress, "keptDays" | "days">) =>
    keptDays === all
      ? `Your vow is complete: ${all === 1 ? "its day is kept" : `all ${days(all)} kept`}.`
      : `Your vow has come to its end: ${keptDays} of ${days(all)} kept.`,
  missed: (newly: number) =>
    `${newly === 1 ? "A day" : days(newly)} went by without ${newly === 1 ? "its" : "their"} malas; the vow goes on.`,
};
