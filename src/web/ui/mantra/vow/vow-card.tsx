import type { ReactNode } from "react";
import { Link } from "wouter";
import { goOn, type VowTerms } from "#engines/sankalpa.ts";
import type { VowProgress } from "#engines/sankalpa-progress.ts";
import { paths } from "#model/paths.ts";
import { sankalpaMessages } from "#messages/sankalpa.ts";
import { vowMessages as t } from "#messages/vow.ts";
import { titleHere } from "../../../practice/own-mantras.ts";
import { BeadSign, VowBeads } from "./vow-beads.tsx";

/** What can be done with one vow. */
export interface VowChanges {
  change: (by: (terms: VowTerms) => VowTerms) => void;
  beginAgain: () => void;
}

interface Props {
  vow: VowProgress;
  changes: VowChanges;
  /** Names its mantra; null where the screen does. */
  title: ReactNode;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** A vow and its days as beads. */
export function VowCard({ vow, changes, title, children }: Props) {
  return (
    <div className="vow-card">
      {title}
      <p className="vow-line">{sankalpaMessages.progress(vow)}</p>
      <VowBeads vow={vow} />
      <Counts vow={vow} />
      {vow.newlyMissed > 0 && <Missed vow={vow} changes={changes} />}
      {children}
    </div>
  );
}

/** In sight only, for the drawing says it. The last day is no part of what that says. */
function Counts({ vow }: { vow: VowProgress }) {
  const counts = { kept: vow.keptDays, missed: vow.missedDays, rest: vow.rests } as const;
  const states = ["kept", "missed", "rest"] as const;
  return (
    <p className="vow-counts">
      <span aria-hidden="true">
        {states.map(
          (state) =>
            (counts[state] > 0 || state === "kept") && (
              <span key={state}>
                <BeadSign state={state} /> {counts[state]} {t.counts[state]}
              </span>
            ),
        )}
      </span>
      <span>{t.until(vow.lastDay)}</span>
    </p>
  );
}

/** The calm answer to missed days, until the person has answered or chanted again. */
function Missed({ vow, changes }: Omit<Props, "title">) {
  return (
    <div className="vow-missed">
      <p>{t.missed(vow.newlyMissed)}</p>
      <p className="buttons">
        <button className="button quiet" onClick={() => changes.change((terms) => goOn(terms, vow.today))}>
          {t.goOn}
        </button>
        <button className="button quiet" onClick={changes.beginAgain}>
          {t.beginAgain}
        </button>
      </p>
    </div>
  );
}

/** Leads to the mantra of a vow. One of an older release may not know its name yet. */
export function VowTitle({ terms: { deityId, mantraId, title } }: { terms: VowTerms }) {
  const shown = titleHere({ mantraId, title: title ?? t.untitled });
  if (deityId === null) return <b className="vow-title">{shown}</b>;
  return (
    <Link className="vow-title" href={paths.chant(deityId, mantraId)}>
      {shown}
    </Link>
  );
}
