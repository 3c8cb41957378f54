import { alignInTime, distance, type Features } from "./time-warping.ts";

/**
 * Limit for the distance of a frame to its place in the text, as a share of its mean distance to the whole text. `ratio`
 * is that share among the taught takes: about 0.15 in a quiet room, 0.6 among other voices.
 */
export const fitFor = (ratio: number) => Math.max(0.6, Math.min(0.84, 0.48 + 0.54 * ratio));

/** Mean distance of a take to its places in the template, as a share of its mean distance to the whole of it. */
export function ratioOf(template: Features, take: Features): number {
  const { partner } = alignInTime(template, take);
  let near = 0;
  let far = 0;
  for (const [place, mine] of template.entries()) {
    const frame = take[partner[place] ?? 0];
    if (!frame) continue;
    near += distance(mine, frame);
    far += meanDistance(template, frame);
  }
  return near / far;
}

/** To every third frame: enough for a mean. */
function meanDistance(template: Features, frame: Float32Array): number {
  const some = template.filter((_, place) => place % 3 === 0);
  return some.reduce((sum, place) => sum + distance(place, frame), 0) / some.length;
}

/** The middle one of several numbers; NaN of none. */
export const medianOf = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
