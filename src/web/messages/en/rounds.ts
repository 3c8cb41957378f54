import { BEADS_PER_MALA, mostRounds } from "#model/practice.ts";
import { language } from "./language.ts";

const isMala = (size: number) => size === BEADS_PER_MALA;
const named = (size: number) => (isMala(size) ? "mala" : "round");

/** Texts of how many beads a round has, and how many rounds are to be counted in a day. */
export const roundMessages = {
  settings: "Round and goal",
  chosen: (size: number, goal: number) =>
    goal === 1 ? `${size} beads` : `${goal.toLocaleString(language)} × ${size} a day`,
  size: "Round of",
  sizeNamed: (size: number) => (isMala(size) ? `${size}, a mala` : String(size)),
  goal: (size: number): string => (isMala(size) ? "Malas a day" : "Rounds a day"),
  usual: "Usual goals",
  usualGoal: (goal: number, size: number) => `${goal} ${named(size)}s a day`,
  wholeNumber: `Please enter a whole number, 1 to ${mostRounds.toLocaleString(language)}.`,
  fromNext: (size: number) => `This ${named(size)} keeps its ${size} beads. The next round has the new number.`,
  ofVow: (size: number) => `Your vow counts ${named(size)}s of ${size} beads or more.`,
};
