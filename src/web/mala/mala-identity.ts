import { ofRound, type RoundSize } from "#model/practice.ts";
import { isElsewhere, isUntouched } from "#engines/chant-state.ts";
import { noteFinishedMala } from "../practice/follow/finished-malas.ts";
import type { PracticeDeps } from "../practice/practice-deps.ts";
import type { ChantStep } from "./mala-segment.ts";

/** A round has a day, as the person lives it, a size, and perhaps a vow for which it counts. */
export interface Completed {
  size: RoundSize;
  day: string;
  vowId: string | null;
}

/**
 * Which mala a tab counts. The id is made with the first bead, and goes with the mala to other tabs and devices, where it is
 * the same mala however many of them go on with it.
 */
export function malaIdentity(mantraId: string, { storage, person, clock, newId }: PracticeDeps) {
  let current: string | null = null;
  /** This id is that of the mala before a Reset that can still be undone. */
  let reset: string | null = null;

  function note(id: string | null, completed: Completed | null) {
    if (id === null) return;
    const { size, ...of } = completed ?? { size: undefined, day: null, vowId: null };
    const round = size === undefined ? {} : ofRound(size);
    noteFinishedMala(storage, { id, mantraId, ...round, time: clock.now(), owner: person.current(), ...of });
  }

  return {
    /** A mala that was begun elsewhere goes on here. */
    found: (id: string | undefined) => void (current = id ?? current),
    /** The id after one step of the counter; null where there is no mala. */
    after({ before, after, event }: ChantStep): string | null {
      if (event.type === "undo-reset") {
        current = reset ?? current;
        reset = null;
      } else if (event.type === "reset" && after.undo) {
        reset ??= current;
        current = null;
      }
      if (!after.undo) {
        note(reset, null);
        reset = null;
        if (after.status === "not-started") current = null;
      }
      const isNext = before.status === "complete" && after.status !== "complete" && event.type !== "take-up";
      if (isNext || isElsewhere(after)) current = null;
      if (after.status !== "not-started" && !isUntouched(after)) current ??= newId();
      return current;
    },
    /** This notes that the mala is complete, for the other devices of the person. */
    complete: (completed: Completed) => note(current, completed),
  };
}
