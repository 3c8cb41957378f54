/**
 * Resamples to a lower rate with a windowed sinc, which keeps frequencies below 0.47 of the new rate (Oppenheim and
 * Schafer). Both rates are whole numbers, so new samples lie at few different places between two old ones, and the
 * weights are reckoned once for each place.
 */
export function lowerRate(sound: Float64Array, from: number, to: number): Float64Array {
  const common = greatestDivisor(from, to);
  const [step, places] = [from / common, to / common];
  const reach = Math.floor((ZERO_CROSSINGS * from) / to);
  const weights = Array.from({ length: places }, (_, place) => weightsAround(place / places, from / to));
  return Float64Array.from({ length: Math.floor((sound.length * to) / from) }, (_, index) => {
    const row = weights[(index * step) % places] ?? [];
    const first = Math.floor((index * step) / places) - reach;
    const last = Math.min(row.length, sound.length - first);
    let sum = 0;
    for (let tap = Math.max(0, -first); tap < last; tap++) sum += (sound[first + tap] ?? 0) * (row[tap] ?? 0);
    return sum;
  });
}

/** Returns the weights of the samples around a moment that is such a fraction of a sample after one of them. */
function weightsAround(fraction: number, ratio: number): Float64Array {
  const cutoff = 0.94 / ratio;
  const reach = ZERO_CROSSINGS * ratio;
  const before = Math.floor(reach);
  return Float64Array.from({ length: 2 * before + 2 }, (_, tap) => {
    const away = tap - before - fraction;
    if (Math.abs(away) > reach) return 0;
    const x = cutoff * away;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    return cutoff * sinc * (0.5 + 0.5 * Math.cos((Math.PI * away) / reach));
  });
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

const ZERO_CROSSINGS = 24;
