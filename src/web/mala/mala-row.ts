import { isUntouched, type ChantState } from "#practice/chant-state.ts";
import type { Clock } from "../practice/clock.ts";
import { entryOf, malaKey, type MalaInProgress, type PracticeSegment } from "../practice/mala-in-progress.ts";
import { deleteMala, putEntry, putMala, type Change } from "../practice/practice-database.ts";

interface Options {
  deityId: string;
  mantraId: string;
  tab: string;
  clock: Clock;
}

/** Changes of the database that follow from a mala of one tab: of its own row, and of the outbox. */
export function malaRow({ deityId, mantraId, tab, clock }: Options) {
  const key = malaKey(mantraId, tab);
  let revision = 0;

  function rowOf({ count, mode }: ChantState, segment: PracticeSegment | null): MalaInProgress {
    revision += 1;
    const updatedAt = new Date(clock.now()).toISOString();
    return { key, deityId, mantraId, tab, count, mode, updatedAt, revision, segment };
  }

  return {
    /** Deleted where there is nothing to continue with. A mala of another tab is not written here. */
    changes(state: ChantState, segment: PracticeSegment | null): readonly Change[] {
      if (isUntouched(state)) return [];
      const row = rowOf(state, segment);
      const isEmpty = row.count === 0 && entryOf(row) === null;
      return [state.status === "complete" || isEmpty ? deleteMala(row) : putMala(row)];
    },
    finish(segment: PracticeSegment): readonly Change[] {
      const entry = entryOf({ mantraId, segment });
      return entry ? [putEntry(entry)] : [];
    },
    delete: (): readonly Change[] => [deleteMala({ key, revision })],
  };
}
