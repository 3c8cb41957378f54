import { FeatureRows, type Features } from "./feature-rows.ts";

export interface Alignment {
  /** The index of the second sound's frame that belongs to each frame of the first. */
  readonly partner: Int32Array;
  /** The mean distance along the path. */
  readonly cost: number;
  /** The distances of all frames of the first sound (rows) to all of the second. */
  readonly distances: Float64Array;
}

/** These steps lead to a cell of the table. */
const DIAGONAL = 0;
const DOWN = 1;
const RIGHT = 2;

/**
 * Aligns two whole sounds that are not empty by dynamic time warping. `penalty` is the cost of a step off the diagonal,
 * in mean distances.
 */
export function alignInTime(a: Features, b: Features, penalty = 0.1): Alignment {
  return alignByDistances(distancesOf(a, b), b.length, penalty);
}

/** Aligns two sounds whose distances are known from `distancesOf`. `columns` is the number of frames of the second. */
export function alignByDistances(distances: Float64Array, columns: number, penalty = 0.1): Alignment {
  const rows = distances.length / columns;
  const off = penalty * meanOf(distances);
  const steps = new Uint8Array(distances.length);
  /** The least cost up to each cell of a row. It overwrites that of the row before from the left. */
  const costs = new Float64Array(columns);
  for (let row = 0, cell = 0; row < rows; row++) {
    let diagonal = row === 0 ? 0 : Infinity;
    let left = Infinity;
    for (let column = 0; column < columns; column++, cell++) {
      const above = row === 0 ? Infinity : (costs[column] ?? 0);
      let least = diagonal;
      let step = DIAGONAL;
      if (above + off < least) {
        least = above + off;
        step = DOWN;
      }
      if (left + off < least) {
        least = left + off;
        step = RIGHT;
      }
      left = least + (distances[cell] ?? 0);
      costs[column] = left;
      steps[cell] = step;
      diagonal = above;
    }
  }
  const { partner, length } = backtrack(steps, rows, columns);
  return { partner, cost: (costs[columns - 1] ?? 0) / length, distances };
}

/** Returns the mean of at least one number. */
export function meanOf(values: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += values[at] ?? 0;
  return sum / values.length;
}

/** Returns the distances of all frames of the first sound (rows) to all of the second. */
export function distancesOf(a: Features, b: Features): Float64Array {
  const distances = new Float64Array(a.length * b.length);
  const others = new FeatureRows(b);
  for (const [row, frame] of a.entries()) others.compare(frame, distances, row * b.length);
  return distances;
}

/** Follows the path from the end to the beginning. A frame with several partners keeps the first of them. */
function backtrack(steps: Uint8Array, rows: number, columns: number) {
  const partner = new Int32Array(rows);
  let [i, j, length] = [rows - 1, columns - 1, 1];
  partner[i] = j;
  while (i > 0 || j > 0) {
    const step = i === 0 ? RIGHT : j === 0 ? DOWN : steps[i * columns + j];
    if (step !== RIGHT) i--;
    if (step !== DOWN) j--;
    partner[i] = j;
    length++;
  }
  return { partner, length };
}

/**
 * Returns the barycenter of several takes of one text, on the time axis of the first (F. Petitjean, 2011, two rounds).
 * A take that is given twice counts twice.
 */
export function averageInTime(takes: readonly Features[]): Float32Array[] {
  let center = (takes[0] ?? []).map((frame) => frame.slice());
  for (let round = 0; round < 2; round++) {
    const sums = center.map((frame) => new Float32Array(frame.length));
    for (const take of new Set(takes)) {
      const share = takes.filter((other) => other === take).length / takes.length;
      const isItself = round === 0 && take === takes[0];
      const partner = isItself ? Int32Array.from(take.keys()) : alignInTime(center, take).partner;
      for (const [i, sum] of sums.entries()) addShare(sum, take[partner[i] ?? 0], share);
    }
    center = sums;
  }
  return center;
}

function addShare(sum: Float32Array, frame: Float32Array | undefined, share: number): void {
  for (let k = 0; k < sum.length; k++) sum[k] = (sum[k] ?? 0) + share * (frame?.[k] ?? 0);
}
