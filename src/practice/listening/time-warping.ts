/** Feature vectors of one length, which is a multiple of four, in the order of time. */
export type Features = readonly Float32Array[];

export interface Alignment {
  /** Index of the second sound's frame at the side of each frame of the first. */
  readonly partner: Int32Array;
  /** Mean distance along the path. */
  readonly cost: number;
  /** Distances of all frames of the first (rows) to all of the second. */
  readonly distances: Float64Array;
}

/** Steps that led to a cell of the table. */
const DIAGONAL = 0;
const DOWN = 1;
const RIGHT = 2;

/**
 * Whole-to-whole dynamic time warping of two sounds that are not empty. `penalty` is the cost of a step off the diagonal,
 * in mean distances.
 */
export function alignInTime(a: Features, b: Features, penalty = 0.1): Alignment {
  return alignByDistances(distancesOf(a, b), b.length, penalty);
}

/** Aligns two sounds of which the distances are known: see `distancesOf`. `columns`: frames of the second. */
export function alignByDistances(distances: Float64Array, columns: number, penalty = 0.1): Alignment {
  const rows = distances.length / columns;
  let mean = 0;
  for (const far of distances) mean += far / distances.length;
  const off = penalty * mean;
  const total = new Float64Array(rows * columns);
  const steps = new Uint8Array(rows * columns);
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) {
      const at = i * columns + j;
      const diagonal = i > 0 && j > 0 ? (total[at - columns - 1] ?? 0) : Infinity;
      const down = i > 0 ? (total[at - columns] ?? 0) + off : Infinity;
      const right = j > 0 ? (total[at - 1] ?? 0) + off : Infinity;
      const least = at === 0 ? 0 : Math.min(diagonal, down, right);
      total[at] = least + (distances[at] ?? 0);
      steps[at] = least === diagonal ? DIAGONAL : least === down ? DOWN : RIGHT;
    }
  }
  const { partner, length } = backtrack(steps, rows, columns);
  return { partner, cost: (total[rows * columns - 1] ?? 0) / length, distances };
}

/** Distances of all frames of the first (rows) to all of the second. */
export function distancesOf(a: Features, b: Features): Float64Array {
  const distances = new Float64Array(a.length * b.length);
  const width = a[0]?.length ?? 0;
  const others = inOneRow(b, width);
  let cell = 0;
  for (const one of a) {
    const mine = Float64Array.from(one);
    for (let first = 0; first < others.length; first += width) distances[cell++] = distanceInRow(mine, others, first);
  }
  return distances;
}

/** In double precision and without a break: nothing is converted for each pair. */
function inOneRow(frames: Features, width: number): Float64Array {
  const row = new Float64Array(frames.length * width);
  for (const [place, frame] of frames.entries()) row.set(frame, place * width);
  return row;
}

/**
 * Euclidean distance of a frame to the one that begins at a place of the row. Four sums at a time, of which none waits for
 * another.
 */
export function distanceInRow(frame: Float64Array, row: Float64Array, first: number): number {
  let [one, two, three, four] = [0, 0, 0, 0];
  for (let k = 0, at = first; k < frame.length; k += 4, at += 4) {
    const a = (frame[k] ?? 0) - (row[at] ?? 0);
    const b = (frame[k + 1] ?? 0) - (row[at + 1] ?? 0);
    const c = (frame[k + 2] ?? 0) - (row[at + 2] ?? 0);
    const d = (frame[k + 3] ?? 0) - (row[at + 3] ?? 0);
    one += a * a;
    two += b * b;
    three += c * c;
    four += d * d;
  }
  return Math.sqrt(one + two + three + four);
}

/** From the end to the beginning; a frame with several partners keeps the first of them. */
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
 * Barycenter of several takes of one text, on the time axis of the first (F. Petitjean, 2011, two rounds). One that is given
 * twice weighs twice.
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
