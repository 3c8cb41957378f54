import { CEPSTRA } from "../features/cepstra.ts";
import type { Features } from "./feature-rows.ts";
import { alignInTime } from "./time-warping.ts";

/**
 * Limit for the distance of a frame to its place in the text, as a share of its mean distance to the whole text. `ratio`
 * is that share among the taught takes: about 0.15 in a quiet room, 0.6 among other voices.
 */
export const fitFor = (ratio: number) => Math.max(0.6, Math.min(0.84, 0.48 + 0.54 * ratio));

/** Frames of the longest take that are enough to compare it with others. */
const COMPARED = 200;

/** Mean distance of a take to its places in the template, as a share of its mean distance to the whole of it. */
export function ratioOf(template: Features, take: Features): number {
  const { partner, distances } = alignInTime(template, take);
  const columns = take.length;
  let near = 0;
  let far = 0;
  for (const [place, column] of partner.entries()) {
    near += distances[place * columns + column] ?? 0;
    far += meanOfColumn(distances, column, columns);
  }
  return near / far;
}

/** Mean of every third row, which is enough. */
function meanOfColumn(distances: Float64Array, column: number, columns: number): number {
  let sum = 0;
  let rows = 0;
  for (let at = column; at < distances.length; at += 3 * columns) {
    sum += distances[at] ?? 0;
    rows++;
  }
  return sum / rows;
}

/**
 * Unlikeness of a take to another, as a share of that to the same one played backwards. Takes of one text have 0.5 to 0.8 in
 * quiet, sounds without a common order about 1.
 */
export const unlikenessToBackwards = (take: Features, other: Features) =>
  ratioOf(take, other) / ratioOf(take, backwards(other));

/** As many frames of each take as are enough to compare them, at one pace. */
export function thinned(takes: readonly Features[]): Features[] {
  const step = Math.ceil(Math.max(...takes.map(({ length }) => length)) / COMPARED);
  return takes.map((take) => take.filter((_, at) => at % step === 0));
}

/** Each take with each that comes after it. */
export const pairsOf = (takes: readonly Features[]) =>
  takes.flatMap((take, at) => takes.slice(at + 1).map((other) => [take, other] as const));

/** Slopes change their sign. */
const backwards = (take: Features) =>
  take.toReversed().map((frame) => frame.map((value, k) => (k < CEPSTRA ? value : -value)));

/** The middle one of several numbers; NaN of none. */
export const medianOf = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
