import { ofRound } from "#model/practice.ts";
import { isElsewhere, type ChantState, isUntouched } from "#engines/chant-state.ts";
import { batchUntilHidden } from "./batch-until-hidden.ts";
import { type PracticeSegment, entryOf, malaKey, type MalaInProgress } from "../practice/mala-in-progress.ts";
import { latestChanges, type Change, deleteMala, putEntry, putMala } from "../practice/practice-database.ts";
import type { PracticeDeps, Clock } from "../practice/practice-deps.ts";
import { movedBy, nextSegment, type ChantStep } from "./mala-segment.ts";

interface Options {
  deityId: string;
  mantraId: string;
  tab: string;
  /** This is called where the database refuses what was chanted. */
  onRefused: () => void;
}

/** A step of the counter, with the time and the person it belongs to. */
interface PendingStep extends ChantStep {
  /** Milliseconds since 1970. */
  at: number;
  /** Milliseconds by which the clock was set forward by then. */
  clockSetBy: number;
  owner: string | null;
  malaId: string | null;
}

type RowStamp = Pick<PendingStep, "owner" | "malaId">;

/** Nobody sets a clock by less than so many milliseconds. */
const LEAST_SET = 1000;

/**
 * Writes a mala down right after the frame that shows its beads, all of them in one transaction: a touch does not wait
 * for storage, and a crash loses no bead that has been seen. A page that is hidden or left writes at once.
 */
export class MalaWriter {
  readonly #options: Options;
  readonly #deps: PracticeDeps;
  readonly #row: ReturnType<typeof malaRow>;
  readonly #writing: ReturnType<typeof batchUntilHidden>;
  #pending: PendingStep[] = [];
  #latest: ChantState | null = null;
  #segment: PracticeSegment | null = null;
  #stamp: RowStamp = { owner: null, malaId: null };
  /** Milliseconds by which the clock was set forward when the segment was dated. */
  #clockSetBy = 0;

  constructor(options: Options, deps: PracticeDeps) {
    const { deityId, mantraId, tab } = options;
    this.#options = options;
    this.#deps = deps;
    this.#row = malaRow({ deityId, mantraId, tab, clock: deps.clock });
    this.#writing = batchUntilHidden(() => this.#write(this.#takePending()), {
      schedule: deps.afterFrame,
      page: deps.page,
    });
  }

  add(step: ChantStep, malaId: string | null) {
    this.#latest = step.after;
    const { clock, person } = this.#deps;
    const at = clock.now();
    this.#pending.push({ ...step, at, clockSetBy: at - clock.steadyNow(), owner: person.current(), malaId });
    this.#writing.request();
  }

  /** Writes what is pending in this very task. */
  flush() {
    this.#writing.flush();
  }

  /** Deletes the mala in the transaction that makes its segment an entry to be sent. */
  delete() {
    this.#writing.drop();
    this.#write(latestChanges([...this.#takePending(), ...this.#row.delete()]));
  }

  /** The segment is due, and the count waits to be continued. */
  close() {
    this.flush();
    const segment = this.#segment;
    this.#segment = null;
    if (!segment || !this.#latest) return;
    this.#write([...this.#row.changes(this.#latest, null, this.#stamp), ...this.#row.finish(segment)]);
  }

  end() {
    this.#writing.end();
  }

  #takePending(): readonly Change[] {
    const timeZone = this.#deps.clock.timeZone();
    const steps = this.#pending;
    this.#pending = [];
    const changes = latestChanges(steps.flatMap((step) => this.#changesOf(step, timeZone)));
    // A mala that another tab has taken over is in a row of that tab.
    const isTaken = this.#latest !== null && isElsewhere(this.#latest);
    return isTaken ? changes.filter(({ table }) => table === "entries") : changes;
  }

  #changesOf({ at, clockSetBy, owner, malaId, ...step }: PendingStep, timeZone: string): readonly Change[] {
    this.#dateBy(clockSetBy);
    const { newId } = this.#deps;
    const stamp = { now: new Date(at).toISOString(), timeZone, owner, deityId: this.#options.deityId, newId };
    const { current, finished } = nextSegment(this.#segment, step, stamp);
    this.#segment = current;
    this.#stamp = { owner, malaId };
    return [...this.#row.changes(step.after, current, this.#stamp), ...finished.flatMap(this.#row.finish)];
  }

  /** A clock that was set is right from then on: the segment is dated by it, and keeps its duration. */
  #dateBy(clockSetBy: number) {
    const moved = clockSetBy - this.#clockSetBy;
    // Both clocks are never read at quite the same moment.
    if (Math.abs(moved) < LEAST_SET) return;
    this.#clockSetBy = clockSetBy;
    this.#segment &&= movedBy(moved, this.#segment);
  }

  #write(changes: readonly Change[]) {
    if (changes.length === 0) return;
    void this.#deps.store.write(changes).then((isStored) => isStored || this.#options.onRefused());
  }
}

interface RowOptions {
  deityId: string;
  mantraId: string;
  tab: string;
  clock: Clock;
}

/** Changes of the database that follow from a mala of one tab: of its own row, and of the entries to be sent. */
function malaRow({ deityId, mantraId, tab, clock }: RowOptions) {
  const key = malaKey(mantraId, tab);
  let revision = 0;

  function rowOf(
    { count, mode, size }: ChantState,
    segment: PracticeSegment | null,
    { owner, malaId }: RowStamp,
  ): MalaInProgress {
    revision += 1;
    const updatedAt = new Date(clock.now()).toISOString();
    const known = malaId === null ? {} : { malaId };
    return {
      key,
      deityId,
      mantraId,
      tab,
      ...known,
      owner,
      ...ofRound(size),
      count,
      mode,
      updatedAt,
      revision,
      segment,
    };
  }

  return {
    /** The row is deleted where there is nothing to continue with. A mala of another tab is not written here. */
    changes(state: ChantState, segment: PracticeSegment | null, stamp: RowStamp): readonly Change[] {
      if (isUntouched(state)) return [];
      const row = rowOf(state, segment, stamp);
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
