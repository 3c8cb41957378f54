import { CEPSTRA } from "../features/cepstra.ts";
import type { Features } from "./feature-rows.ts";
import { alignInTime } from "./time-warping.ts";

/**
 * The line that `fitFor` follows was fit to the sittings of `npm run aloud:figures` (decision 0026): the limit for takes
 * that are the same, and by how much it rises with their ratio.
 */
const FIT_OF_SAME = 0.48;
const FIT_PER_RATIO = 0.54;

/**
 * Returns the limit for the distance of a frame to its place in the text, as a share of its mean distance to the whole
 * text. `ratio` is that share among the taught takes: about 0.15 in a quiet room, 0.6 among other voices.
 */
export const fitFor = (ratio: number) => Math.max(0.6, Math.min(0.84, FIT_OF_SAME + FIT_PER_RATIO * ratio));

/** Returns the mean gain of the taught takes, for the limit that `fitFor` has given. */
export const gainFor = (fit: number) => fit - (fit - FIT_OF_SAME) / FIT_PER_RATIO;

/** So many frames of the longest take are enough to compare it with others. */
const COMPARED = 200;

/**
 * Returns the mean distance of a take to its places in the template, as a share of its mean distance to the whole
 * template.
 */
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

/** Returns the mean of every third row, which is precise enough. */
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
 * Returns how unlike two takes are, as a share of how unlike they are if one is played backwards. Takes of one text
 * have 0.5 to 0.8 in a quiet room, sounds without a common order about 1.
 */
export const unlikenessToBackwards = (take: Features, other: Features) =>
  ratioOf(take, other) / ratioOf(take, backwards(other));

/** Returns as many frames of each take as are enough to compare them, at one pace. */
export function thinned(takes: readonly Features[]): Features[] {
  const step = Math.ceil(Math.max(...takes.map(({ length }) => length)) / COMPARED);
  return takes.map((take) => take.filter((_, at) => at % step === 0));
}

/** Pairs each take with each that comes after it. */
export const pairsOf = (takes: readonly Features[]) =>
  takes.flatMap((take, at) => takes.slice(at + 1).map((other) => [take, other] as const));

/** Plays a take backwards, so its slopes change their sign. */
const backwards = (take: Features) =>
  take.toReversed().map((frame) => frame.map((value, k) => (k < CEPSTRA ? value : -value)));

/** Returns the middle one of several numbers, or NaN for none. */
export const medianOf = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
