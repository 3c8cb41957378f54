import { useSyncExternalStore } from "react";
import { BEADS_PER_MALA } from "#model/practice.ts";
import { aboutMinutes } from "#engines/mala-minutes.ts";
import { chantMessages as t } from "#messages/chant.ts";
import type { VowProgress } from "#engines/sankalpa-progress.ts";
import { sankalpaMessages } from "#messages/sankalpa.ts";
import { doneToday } from "../../mala/done-today.ts";
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

/** The days about today, and a calm word of those that were missed. What can be done with the vow is in the sheet. */
const VowOfMantra = ({ vow }: { vow: VowProgress }) => (
  <>
    <VowBeads vow={vow} most={54} />
    {vow.newlyMissed > 0 && !vow.isOver && <p className="pace">{sankalpaMessages.missed(vow.newlyMissed)}</p>}
  </>
);
