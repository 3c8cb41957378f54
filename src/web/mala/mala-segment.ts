import { isBead, type ChantEvent } from "#engines/chant-counter.ts";
import { canUndo, isUntouched, type ChantState } from "#engines/chant-state.ts";
import type { PracticeSegment } from "../practice/mala-in-progress.ts";

export interface ChantStep {
  before: ChantState;
  after: ChantState;
  event: ChantEvent;
}

/** The moment of a step, and everything that a segment begun in it needs. */
export interface SegmentStamp {
  /** This is an ISO time. */
  now: string;
  timeZone: string;
  owner: string | null;
  deityId: string;
  newId: () => string;
}

interface Segments {
  current: PracticeSegment | null;
  /** Segments that this step has finished. */
  finished: readonly PracticeSegment[];
}

/**
 * The segment being chanted after one step of the counter. It is finished when the mala is complete, left or reset for
 * good, and when another person signs in; beads that follow are another segment.
 */
export function nextSegment(segment: PracticeSegment | null, step: ChantStep, stamp: SegmentStamp): Segments {
  const { before, after } = step;
  if (after.status === "not-started") return canUndo(after) ? keep(segment) : finish(segment);
  if (isUntouched(after)) return finish(segment);
  if (before.status === "complete" && after.status === "complete") return keep(segment);
  if (segment && isJoined(step)) return join(segment, after);
  const isOver = segment !== null && (isBegunAnew(step) || isOfAnother(segment, stamp));
  const counted = count(isOver || !segment ? begin(step, stamp) : segment, after.count, stamp);
  const finished = isOver ? [segment] : [];
  if (after.status === "complete") return { current: null, finished: [...finished, counted] };
  return { current: counted, finished };
}

const keep = (segment: PracticeSegment | null): Segments => ({ current: segment, finished: [] });
const finish = (segment: PracticeSegment | null): Segments => ({ current: null, finished: segment ? [segment] : [] });

/** Beads of earlier segments come to lie before this one. */
const isJoined = ({ event }: ChantStep) => event.type === "continue-from" || event.type === "undo-reset";

/** Together they may be more than a mala, and are recorded all the same. */
function join(segment: PracticeSegment, { status, count }: ChantState): Segments {
  const joined = { ...segment, base: count - segment.repetitions };
  return status === "complete" ? finish(joined) : keep(joined);
}

/** This mala was begun after a Reset. */
const isBegunAnew = ({ before }: ChantStep) => before.status === "not-started";

/** Beads chanted while nobody was signed in belong to the first person who signs in. */
const isOfAnother = (segment: PracticeSegment, { owner }: SegmentStamp) =>
  segment.owner !== null && segment.owner !== owner;

/** Beads count from where they begin; anything else that changes the count brings back beads of an earlier segment. */
function begin({ before, after, event }: ChantStep, stamp: SegmentStamp): PracticeSegment {
  const { newId, now, ...begun } = stamp;
  return {
    ...begun,
    id: newId(),
    base: isBead(event) ? before.count : after.count,
    repetitions: 0,
    startedAt: event.type === "start" ? earlier(now, event.playedFor ?? 0) : now,
    endedAt: now,
  };
}

const earlier = (time: string, milliseconds: number) => new Date(Date.parse(time) - milliseconds).toISOString();

/** This returns the same segment, so many milliseconds later. */
export const movedBy = (milliseconds: number, segment: PracticeSegment): PracticeSegment => ({
  ...segment,
  startedAt: earlier(segment.startedAt, -milliseconds),
  endedAt: earlier(segment.endedAt, -milliseconds),
});

function count(segment: PracticeSegment, count: number, { now, timeZone, owner }: SegmentStamp): PracticeSegment {
  const repetitions = count - segment.base;
  if (repetitions === segment.repetitions) return segment;
  return { ...segment, ...endingAt(segment, now), repetitions, timeZone, owner };
}

/** A clock that was set back moves the beginning with it, so that the segment keeps its duration. */
function endingAt({ startedAt, endedAt }: PracticeSegment, now: string) {
  if (now >= endedAt) return { endedAt: now };
  const duration = Date.parse(endedAt) - Date.parse(startedAt);
  return { startedAt: earlier(now, duration), endedAt: now };
}
