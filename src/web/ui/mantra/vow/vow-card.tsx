import type { ReactNode } from "react";
import { Link } from "wouter";
import { goOn, type VowTerms } from "#engines/sankalpa.ts";
import type { VowProgress } from "#engines/sankalpa-progress.ts";
import { paths } from "#model/paths.ts";
import { sankalpaMessages } from "#messages/sankalpa.ts";
import { vowMessages as t } from "#messages/vow.ts";
import { titleHere } from "../../../practice/own-mantras.ts";
import { OnlyHere } from "../../only-here.tsx";
import { BeadSign, VowBeads } from "./vow-beads.tsx";
import { browserPractice } from "../../../practice/browser-practice.ts";
import { vowsIn } from "../../../practice/kept-vows.ts";

/** The changes that are possible with one vow. */
export interface VowChanges {
  change: (by: (terms: VowTerms) => VowTerms) => void;
  beginAgain: () => void;
}

interface Props {
  vow: VowProgress;
  changes: VowChanges;
  /** The title of its mantra; null where the screen already names it. */
  title: ReactNode;
  /** Further controls for the vow. */
  children?: ReactNode;
}

/** Shows a vow and its days as beads. */
export function VowCard({ vow, changes, title, children }: Props) {
  return (
    <div className="vow-card">
      {title}
      <p className="vow-line">{sankalpaMessages.progress(vow)}</p>
      <VowBeads vow={vow} />
      <Counts vow={vow} />
      <OnlyHere field={`vow/${vow.terms.id}`} />
      {vow.newlyMissed > 0 && <Missed vow={vow} changes={changes} />}
      {children}
    </div>
  );
}

/**
 * Shows the counts only to the eye, because the label of the drawing says them to screen readers. Only the last day is
 * not in that label.
 */
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

/** Answers missed days calmly, until the person has replied or chanted again. */
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

/** Links to the mantra of a vow. A vow of an older release may not have its title yet. */
export function VowTitle({ terms: { deityId, mantraId, title } }: { terms: VowTerms }) {
  const shown = titleHere({ mantraId, title: title ?? t.untitled });
  if (deityId === null) return <b className="vow-title">{shown}</b>;
  return (
    <Link className="vow-title" href={paths.chant(deityId, mantraId)}>
      {shown}
    </Link>
  );
}

/** Returns the changes of a vow that is stored on this device, for screens that do not count for it. */
export function changesOn({ terms: { id }, today }: VowProgress, onChange: () => void): VowChanges {
  const { storage, newId } = browserPractice();
  const vows = vowsIn(storage);
  return {
    change(by) {
      vows.change(id, by);
      onChange();
    },
    beginAgain() {
      vows.beginAgain(id, newId(), today);
      onChange();
    },
  };
}
