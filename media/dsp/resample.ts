/**
 * Resamples to a lower rate with a windowed sinc, which keeps frequencies below 0.47 of the new rate (Oppenheim and
 * Schafer).
 */
export function lowerRate(sound: Float64Array, from: number, to: number): Float64Array {
  const ratio = from / to;
  const cutoff = 0.94 / ratio;
  const reach = ZERO_CROSSINGS * ratio;
  return Float64Array.from({ length: Math.floor(sound.length / ratio) }, (_, index) => {
    const center = index * ratio;
    const last = Math.min(sound.length - 1, Math.floor(center + reach));
    let sum = 0;
    for (let i = Math.max(0, Math.ceil(center - reach)); i <= last; i++) {
      const x = cutoff * (i - center);
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
      sum += (sound[i] ?? 0) * cutoff * sinc * (0.5 + 0.5 * Math.cos((Math.PI * (i - center)) / reach));
    }
    return sum;
  });
}

const ZERO_CROSSINGS = 24;
