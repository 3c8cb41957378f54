import type { Features } from "../comparison/feature-rows.ts";
import { alignInTime, distancesOf } from "../comparison/time-warping.ts";

/**
 * Two frames may be of one sound up to this share of the mean distance. A step off the diagonal has the next cost. Both
 * were fit to lessons among voices (decision 0026).
 */
const ALIKE = 0.85;
const STEP_ASIDE = 0.15;
/** A take stands still for at least so many frames, 0.2 s, where the template has a sound that the take lacks. */
const LEAST_ASIDE = 10;

/** Frames of a sound, without the one at `end`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * Finds the text in each of several takes, without what others say before and after it. It is made of the frames that
 * all other takes have too, in the same order. The spans are empty where the takes have nothing in common.
 */
export function commonSpans(takes: readonly Features[]): Span[] {
  const spans = takes.map((take) => ({ from: 0, to: take.length }));
  for (const [at, take] of takes.entries()) {
    for (let other = at + 1; other < takes.length; other++) {
      const common = commonPart(take, takes[other] ?? []);
      narrow(spans[at], common.rows);
      narrow(spans[other], common.columns);
    }
  }
  return spans.map(({ from, to }) => ({ from, to: Math.max(from, to) }));
}

/**
 * Removes from a template what only the take has whose time axis it uses, such as a breath in which others talk. Most
 * takes stand still there, though not all of them for the whole of it.
 */
export function withoutAsides(template: Features, takes: readonly Features[]): Features {
  const standing = new Uint8Array(template.length);
  for (const take of takes) {
    const { partner } = alignInTime(template, take);
    const stands = (at: number) => at > 0 && partner[at] === partner[at - 1];
    for (const { from, to } of spansWhere(stands, template.length)) {
      if (to - from < LEAST_ASIDE) continue;
      for (let at = from; at < to; at++) standing[at] = (standing[at] ?? 0) + 1;
    }
  }
  const asides = spansWhere((at) => (standing[at] ?? 0) > 0, template.length).filter(
    ({ from, to }) => 2 * Math.max(...standing.subarray(from, to)) > takes.length,
  );
  return template.filter((_, at) => !asides.some(({ from, to }) => at >= from && at < to));
}

/** Returns the longest spans in which a condition holds. */
function spansWhere(holds: (at: number) => boolean, length: number): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < length; at++) {
    if (!holds(at)) continue;
    const from = at;
    while (at < length && holds(at)) at++;
    spans.push({ from, to: at });
  }
  return spans;
}

function narrow(span: { from: number; to: number } | undefined, { from, to }: Span): void {
  if (!span) return;
  span.from = Math.max(span.from, from);
  span.to = Math.min(span.to, to);
}

/** Finds the part of two sounds that is most alike (local alignment: T. Smith and M. Waterman, 1981). */
function commonPart(a: Features, b: Features): { rows: Span; columns: Span } {
  const columns = b.length;
  const shares = sharesOfMean(a, b);
  const score = new Float64Array(shares.length);
  /** For each cell, the cell in which its path began. */
  const begun = new Int32Array(shares.length);
  let best = 0;
  for (let at = 0; at < shares.length; at++) {
    const [isFirstRow, isFirstColumn] = [at < columns, at % columns === 0];
    let most = 0;
    let from = -1;
    const come = (place: number, cost: number) => {
      const earned = (score[place] ?? 0) - cost;
      if (earned <= most) return;
      most = earned;
      from = place;
    };
    if (!isFirstRow && !isFirstColumn) come(at - columns - 1, 0);
    if (!isFirstRow) come(at - columns, STEP_ASIDE);
    if (!isFirstColumn) come(at - 1, STEP_ASIDE);
    score[at] = most + ALIKE - (shares[at] ?? 0);
    begun[at] = from < 0 ? at : (begun[from] ?? 0);
    if ((score[at] ?? 0) > (score[best] ?? 0)) best = at;
  }
  const first = begun[best] ?? 0;
  return {
    rows: { from: Math.floor(first / columns), to: Math.floor(best / columns) + 1 },
    columns: { from: first % columns, to: (best % columns) + 1 },
  };
}

/** Returns the distance of each frame to each, as a share of the mean distance of the two to all. */
function sharesOfMean(a: Features, b: Features): Float64Array {
  const distances = distancesOf(a, b);
  const [ofRow, ofColumn] = [new Float64Array(a.length), new Float64Array(b.length)];
  for (const [at, far] of distances.entries()) {
    const [row, column] = [Math.floor(at / b.length), at % b.length];
    ofRow[row] = (ofRow[row] ?? 0) + far / b.length;
    ofColumn[column] = (ofColumn[column] ?? 0) + far / a.length;
  }
  return distances.map((far, at) => {
    const around = (ofRow[Math.floor(at / b.length)] ?? 0) + (ofColumn[at % b.length] ?? 0);
    return (2 * far) / around;
  });
}
