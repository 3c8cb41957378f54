import { BEADS_PER_MALA } from "#model/practice.ts";
import { language } from "./language.ts";

const number = (value: number) => value.toLocaleString(language);

/** A round of 108 is a mala. */
export const named = (size: number): string => (size === BEADS_PER_MALA ? "mala" : "round");
const rounds = (count: number, size: number) => `${number(count)} ${named(size)}${count === 1 ? "" : "s"}`;

/** What was completed today. */
export const doneTodayMessages = {
  today: (count: number, size: number) => `${rounds(count, size)} today`,
  towardsGoal: (count: number, { goal, size }: { goal: number; size: number }) =>
    `${number(count)} of ${rounds(goal, size)} today`,
};
