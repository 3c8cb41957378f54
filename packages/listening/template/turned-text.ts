import type { Features } from "../comparison/feature-rows.ts";
import { alignByDistances, distancesOf } from "../comparison/time-warping.ts";

/** A sound in which a text is chanted, and how far the text may be turned to begin with that sound. */
interface Turning {
  readonly sound: Features;
  /** The sound has the text so many times. */
  readonly rounds: number;
  /** The text may begin so many frames sooner and later. */
  readonly sooner: number;
  readonly later: number;
  /**
   * For every frame of a turn, the sound must fit better by this share of the cost, so that nothing is turned without a
   * reason.
   */
  readonly reason: number;
}

/** So many frames of a text are enough to compare it. */
const COMPARED = 150;
const STEP = 2;

/**
 * Turns a text that is chanted again and again, so that it begins where it fits best, repeated so many times, a sound
 * that begins with it.
 */
export function turned(text: Features, { sound, rounds, sooner, later, reason }: Turning): Features {
  const { length } = text;
  const thin = Math.max(1, Math.ceil(length / COMPARED));
  const heard = sound.filter((_, at) => at % thin === 0);
  if (heard.length === 0) return text;
  const distances = distancesOf(heard, text);
  const places = text.map((_, place) => place).filter((place) => place % thin === 0);
  let best = { cost: Infinity, shift: 0 };
  const first = -STEP * Math.floor(Math.min(sooner, length >> 1) / STEP);
  for (let by = first; by <= Math.min(later, length >> 1); by += STEP) {
    const shift = (by + length) % length;
    const once = places.map((place) => (place + shift) % length);
    const said = Array.from({ length: rounds }, () => once).flat();
    const { cost } = alignByDistances(columnsOf(distances, length, said), said.length);
    const judged = cost * (1 + reason * Math.abs(by));
    if (judged < best.cost) best = { cost: judged, shift };
  }
  return [...text.slice(best.shift), ...text.slice(0, best.shift)];
}

/** Returns some columns of a table, in their order. */
function columnsOf(table: Float64Array, columns: number, chosen: readonly number[]): Float64Array {
  const rows = table.length / columns;
  const values = new Float64Array(rows * chosen.length);
  for (let row = 0, cell = 0; row < rows; row++) {
    for (const column of chosen) values[cell++] = table[row * columns + column] ?? 0;
  }
  return values;
}
