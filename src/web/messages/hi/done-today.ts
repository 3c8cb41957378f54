import type { doneTodayMessages as english, named as englishNamed } from "../en/done-today.ts";
import { BEADS_PER_MALA } from "#model/practice.ts";
import { counted, number } from "./language.ts";

/** A round of 108 is a mala. */
export const isMala = (size: number) => size === BEADS_PER_MALA;
export const named: typeof englishNamed = (size) => (isMala(size) ? "माला" : "फेरा");

/** Counted rounds, such as 3 मालाएँ. */
export const rounds = (count: number, size: number) =>
  isMala(size) ? counted(count, "माला", "मालाएँ") : counted(count, "फेरा", "फेरे");

/** Counted rounds out of which some are done, such as 3 मालाओं (में से 1). */
export const roundsOf = (count: number, size: number) =>
  isMala(size) ? counted(count, "माला", "मालाओं") : counted(count, "फेरे", "फेरों");

export const doneTodayMessages: typeof english = {
  today: (count, size) => `आज ${rounds(count, size)}`,
  towardsGoal: (count, { goal, size }) => `आज ${roundsOf(goal, size)} में से ${number(count)}`,
};
