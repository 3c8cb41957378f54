import { FRAMES_PER_SECOND } from "../features/front-end.ts";
import { medianOf } from "../comparison/template-fit.ts";
import { distancesOf, meanOf } from "../comparison/time-warping.ts";
import type { Features } from "../comparison/feature-rows.ts";

/** Every other frame is enough to find a part of a text again. */
const THIN = 2;
/** This share of a text is looked for as one part, but at least one second and at most half of the text. */
const PART = 1 / 6;
const LEAST_PART = FRAMES_PER_SECOND / THIN;
/** A step off the diagonal costs so many mean distances. */
const STEP_ASIDE = 0.1;
/** Two places are at least this share of a part's length apart. */
const APART = 0.6;
/**
 * Another place is the part too if its cost is within this share of the way from the cost of sure places to the usual
 * cost. It was chosen by trial: one person's repetitions are below 0.2, and what only resembles the part is above 0.6.
 */
const REACH = 0.4;
/**
 * This share of the parts is used: those that are heard least often, because the others occur more than once in the
 * text.
 */
const ASKED = 1 / 3;

/** How often the parts of a text are heard in a sound. */
export interface Recurrence {
  /** How often each part is heard that occurs least often in the text itself. */
  readonly times: number;
  /** The frames of the sound at which such a part ends, in order. */
  readonly places: readonly number[];
  /** A place was taken for a part up to this cost, as a share of the usual cost of a place. */
  readonly limit: number;
}

/** A place in a sound at which a part of a text ends. */
interface Place {
  readonly at: number;
  readonly cost: number;
}

/** What is asked of each part. */
interface Asked {
  /** The part is heard at least so many times. */
  readonly atLeast: number;
  /** The limit of another recurrence, where it is known. */
  readonly limit?: number;
}

/**
 * Looks for each second of a text in a sound (dynamic time warping with free ends), and returns how often they are
 * heard, which is how often the text is said. So one repetition is distinguished from two, or from one of which every
 * other was found.
 */
export function recurrenceOf(text: Features, sound: Features, asked: Asked): Recurrence {
  const [parts, heard] = [thinned(text), thinned(sound)];
  const distances = distancesOf(parts, heard);
  const length = Math.max(1, Math.floor(Math.min(Math.max(LEAST_PART, PART * parts.length), parts.length / 2)));
  const found: (Pick<Recurrence, "limit" | "places"> & { readonly times: number })[] = [];
  for (let from = 0; from + length <= parts.length; from += Math.ceil(length / 2)) {
    const costs = costsOfEnds(distances.subarray(from * heard.length, (from + length) * heard.length), heard.length);
    found.push(placesIn(costs, length, asked));
  }
  const least = found.toSorted((a, b) => a.times - b.times).slice(0, Math.ceil(ASKED * found.length));
  const middle = least[least.length >> 1];
  return { times: middle?.times ?? 0, places: middle?.places ?? [], limit: medianOf(found.map(({ limit }) => limit)) };
}

const thinned = (frames: Features) => frames.filter((_, at) => at % THIN === 0);

/**
 * Returns the least cost for each frame of a part that ends at each frame of the sound. `distances` has the rows of the
 * part.
 */
function costsOfEnds(distances: Float64Array, columns: number): Float64Array {
  const rows = distances.length / columns;
  const aside = STEP_ASIDE * meanOf(distances);
  const costs = new Float64Array(columns);
  for (let row = 0, cell = 0; row < rows; row++) {
    let [diagonal, left] = [Infinity, Infinity];
    for (let column = 0; column < columns; column++, cell++) {
      const above = costs[column] ?? 0;
      const before = row === 0 ? 0 : Math.min(diagonal, above + aside, left + aside);
      left = before + (distances[cell] ?? 0);
      diagonal = above;
      costs[column] = left;
    }
  }
  return costs.map((cost) => cost / rows);
}

/** Returns the places at which a part is heard, no two of them at the same time. */
function placesIn(costs: Float64Array, length: number, { atLeast, limit }: Asked) {
  const usual = medianOf([...costs.subarray(Math.min(length, costs.length - 1))]);
  const places: Place[] = [];
  for (const at of [...costs.keys()].toSorted((a, b) => (costs[a] ?? 0) - (costs[b] ?? 0))) {
    const cost = costs[at] ?? 0;
    if (cost > usual) break;
    if (places.every((place) => Math.abs(place.at - at) >= APART * length)) places.push({ at, cost });
  }
  const sure = medianOf(places.slice(0, Math.max(1, atLeast)).map(({ cost }) => cost));
  const most = limit === undefined ? sure + REACH * (usual - sure) : limit * usual;
  const heard = places.filter(({ cost }) => cost <= most);
  return {
    times: heard.length,
    places: heard.map(({ at }) => THIN * at).toSorted((a, b) => a - b),
    limit: most / usual,
  };
}
