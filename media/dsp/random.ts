/** Returns numbers in [0, 1). The same seed gives the same sound, so that a rendering can be repeated to the bit. */
export type Random = () => number;

/** Creates mulberry32, Tommy Ettinger's public-domain generator with 32 bits of state. */
export function createRandom(seed: number): Random {
  let state = Math.trunc(seed);
  return () => {
    state = Math.trunc(state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a number with mean 0 and variance 1 (Box and Muller's transform). */
export function gaussian(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Returns a number that is evenly spread in [from, to). */
export function between(random: Random, from: number, to: number): number {
  return from + (to - from) * random();
}
