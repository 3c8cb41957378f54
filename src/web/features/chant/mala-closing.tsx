import { Fragment, useSyncExternalStore } from "react";
import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import { chantMessages as t } from "#messages/chant.ts";
import { sankalpaMessages as vow } from "#messages/sankalpa.ts";
import type { VowProgress } from "#engines/sankalpa-progress.ts";
import type { Mala } from "../../mala/mala.ts";
import { doneToday } from "../../mala/done-today.ts";
import { PrayerOffer } from "./prayers/prayer-offer.tsx";

/** Minutes of the sitting that follows a mala. */
const SITTING = 5;

/** After the stillness this shows the vow first, then what was done, and a way to sit on. */
export function MalaClosing({ mala }: { mala: Mala }) {
  const { chant, duration, sankalpa, ...today } = useSyncExternalStore(mala.subscribe, mala.readPanel, mala.readPanel);
  const took = duration === null ? [] : [t.minutesAndSeconds(...minutesOf(duration))];
  return (
    <div className="mala-closing">
      <p>
        {sankalpa && sankalpa.place >= 0 && <strong>{closeOf(sankalpa)}</strong>}
        {today.goal > 1 && today.goal === today.roundsToday && <strong>{t.goalReached}</strong>}
        {chant.size}
        {[...took, ...doneToday(today, chant.nextSize)].map((words) => (
          <Fragment key={words}>
            <b> · </b>
            <span>{words}</span>
          </Fragment>
        ))}
      </p>
      <PrayerOffer place="closing" />
      <Link className="button quiet" href={`${paths.meditation()}?minutes=${SITTING}`}>
        {t.sit}
      </Link>
    </div>
  );
}

/** The mala that keeps the day says so, and the one that keeps the last day, that the vow is complete. */
function closeOf(progress: VowProgress) {
  if (progress.malasToday !== progress.malasPerDay || progress.isRestToday) return vow.progress(progress);
  return progress.isOver ? vow.lastKept(progress) : vow.kept(progress);
}

function minutesOf(milliseconds: number): [minutes: number, seconds: number] {
  const seconds = Math.round(milliseconds / 1000);
  return [Math.floor(seconds / 60), seconds % 60];
}
