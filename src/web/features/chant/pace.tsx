import { useSyncExternalStore } from "react";
import { BEADS_PER_MALA, type RoundSize } from "#model/practice.ts";
import { aboutMinutes } from "#engines/mala-minutes.ts";
import { chantMessages as t } from "#messages/chant.ts";
import type { VowProgress } from "#engines/sankalpa-progress.ts";
import { sankalpaMessages } from "#messages/sankalpa.ts";
import type { ViewState } from "../../mala/mala-view.ts";
import type { Mala } from "../../mala/mala.ts";
import { VowBeads } from "../../ui/mantra/vow/vow-beads.tsx";
import { keptSpeed, watchSpeed } from "../../ui/mantra/recording/recording-choices.ts";

/** One quiet line: how long a mala takes, and how far the vow or the day is. */
export function Pace({ mala }: { mala: Mala }) {
  const { chant, sankalpa, ...today } = useSyncExternalStore(mala.subscribe, mala.readPanel, mala.readPanel);
  const speed = useSyncExternalStore(watchSpeed, keptSpeed, () => 1);
  // By hand a person chants about as fast as the recording.
  const pace = chant.mode === "auto" ? speed : 1;
  const { count, size, status } = chant;
  const minutes = ((mala.mantra.malaMinutes ?? 0) * size) / BEADS_PER_MALA / pace;
  const words: string[] = [];
  if (minutes > 0 && status === "not-started") words.push(t.aboutMinutes(aboutMinutes(minutes), pace));
  if (minutes > 0 && status === "paused") words.push(t.minutesLeft(aboutMinutes(minutes * (1 - count / size))));
  if (sankalpa) words.push(sankalpa.isOver ? sankalpaMessages.over(sankalpa) : sankalpaMessages.progress(sankalpa));
  if (status !== "complete" && (!sankalpa || today.goal > 1)) words.push(...doneToday(today, chant.nextSize));
  return (
    <>
      <output className="pace">{words.join(" · ")}</output>
      {sankalpa && <VowOfMantra vow={sankalpa} />}
    </>
  );
}

/** How far the goal is; without one, what was completed today, if anything was. */
export function doneToday({ malasToday, roundsToday, goal }: Today, size: RoundSize): string[] {
  if (goal > 1 && roundsToday < goal) return [t.towardsGoal(roundsToday, { goal, size })];
  const isMala = size === BEADS_PER_MALA && goal === 1;
  const count = isMala ? malasToday : roundsToday;
  return count > 0 ? [isMala ? t.malasToday(count) : t.roundsToday(count, size)] : [];
}

type Today = Pick<ViewState, "malasToday" | "roundsToday" | "goal">;

/** The days about today, and a calm word of those that were missed. What can be done with the vow is in the sheet. */
const VowOfMantra = ({ vow }: { vow: VowProgress }) => (
  <>
    <VowBeads vow={vow} most={54} />
    {vow.newlyMissed > 0 && !vow.isOver && <p className="pace">{sankalpaMessages.missed(vow.newlyMissed)}</p>}
  </>
);
