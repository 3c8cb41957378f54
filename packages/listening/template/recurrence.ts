import { FRAMES_PER_SECOND } from "../features/front-end.ts";
import { medianOf } from "../comparison/template-fit.ts";
import { distancesOf, meanOf } from "../comparison/time-warping.ts";
import type { Features } from "../comparison/feature-rows.ts";

/** Every other frame is enough to find a part of a text again. */
const THIN = 2;
/** Share of a text that is looked for as one part, but one second at least and half of the text at most. */
const PART = 1 / 6;
const LEAST_PART = FRAMES_PER_SECOND / THIN;
/** Cost of a step off the diagonal, in mean distances. */
const STEP_ASIDE = 0.1;
/** Share of a part's length by which two places are apart at least. */
const APART = 0.6;
/**
 * Share of the way from the cost of the places that are surely the part to the usual cost of a place, within which another
 * place is the part too. Chosen by trial: one person's repetitions lie below 0.2, what only resembles the part above 0.6.
 */
const REACH = 0.4;
/** Share of the parts that are asked: those that are heard least often, for the others come back inside of the text. */
const ASKED = 1 / 3;

/** How often the parts of a text are heard in a sound. */
export interface Recurrence {
  /** Times that each part is heard, of those that come back inside of the text least. */
  readonly times: number;
  /** Frames of the sound at which such a part ends, in order. */
  readonly places: readonly number[];
  /** Cost up to which a place was taken for a part, as a share of the usual cost of a place. */
  readonly limit: number;
}

/** A place in a sound at which a part of a text ends. */
interface Place {
  readonly at: number;
  readonly cost: number;
}

/** What is asked of each part. */
interface Asked {
  /** Times that the part is heard at least. */
  readonly atLeast: number;
  /** The limit of another recurrence, where it is known. */
  readonly limit?: number;
}

/**
 * Looks for each second of a text in a sound (dynamic time warping with free ends), and answers how often they are heard:
 * as often as the text is said. So one repetition can be told from two, or from one of which every other was found.
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

/** Least cost, for a frame, of a part that ends at each frame of the sound. `distances`: rows of the part. */
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

/** Places at which a part is heard, no two of them at one time. */
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
