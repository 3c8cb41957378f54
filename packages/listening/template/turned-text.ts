import type { Features } from "../comparison/feature-rows.ts";
import { alignByDistances, distancesOf } from "../comparison/time-warping.ts";

/** A sound in which a text is chanted, and how far the text may be turned to begin with it. */
interface Turning {
  readonly sound: Features;
  /** Times that the sound has the text. */
  readonly rounds: number;
  /** Frames by which it may begin sooner and later. */
  readonly sooner: number;
  readonly later: number;
  /** Share of the cost by which the sound must fit better for every frame: a turn needs a reason. */
  readonly reason: number;
}

/** Frames of a text that are enough to compare it. */
const COMPARED = 150;
const STEP = 2;

/** A text that is chanted again and again, turned to begin where, said so many times, it fits a sound that begins with it. */
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

/** Some columns of a table, in their order. */
function columnsOf(table: Float64Array, columns: number, chosen: readonly number[]): Float64Array {
  const rows = table.length / columns;
  const values = new Float64Array(rows * chosen.length);
  for (let row = 0, cell = 0; row < rows; row++) {
    for (const column of chosen) values[cell++] = table[row * columns + column] ?? 0;
  }
  return values;
}
