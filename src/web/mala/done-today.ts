import { BEADS_PER_MALA, type RoundSize } from "#model/practice.ts";
import { doneTodayMessages as t } from "#messages/done-today.ts";
import type { RoundsToday } from "./round-choice.ts";

/** This says how far the goal is; without a goal, what was completed today, if anything was. */
export function doneToday({ malasToday, roundsToday, goal }: RoundsToday, size: RoundSize): string[] {
  if (goal > 1 && roundsToday < goal) return [t.towardsGoal(roundsToday, { goal, size })];
  const isMala = size === BEADS_PER_MALA && goal === 1;
  const count = isMala ? malasToday : roundsToday;
  return count > 0 ? [t.today(count, size)] : [];
}
