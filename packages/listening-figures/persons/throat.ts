import { gaussian, type Random } from "mantra-media/dsp/random.ts";

export type Manner = "voiced" | "murmured" | "whispered";

/** This share of the source is noise instead of the voice. */
const NOISE: Record<Manner, number> = { voiced: 0, murmured: 0.6, whispered: 1 };
const ORDER = 18;
const HOP = 160;
const WINDOW = 400;

/**
 * Turns spoken sound into a murmur or a whisper. Linear prediction separates voice and mouth, and noise as strong as
 * the voice passes through the same mouth. Murmurs and whispers are softer, as those of people are.
 */
export function throughThroat(sound: Float32Array, manner: Manner, random: Random): Float32Array {
  const share = NOISE[manner];
  if (share === 0) return sound;
  const emphasized = sound.map((sample, i) => sample - 0.95 * (sound[i - 1] ?? 0));
  const out = new Float32Array(sound.length);
  for (let at = 0; at < sound.length; at += HOP) {
    const tract = predict(emphasized, at + HOP / 2 - WINDOW / 2);
    const residual = new Float32Array(HOP);
    let energy = 0;
    for (let i = 0; i < HOP; i++) {
      let rest = emphasized[at + i] ?? 0;
      for (let k = 0; k < ORDER; k++) rest += (tract[k] ?? 0) * (emphasized[at + i - 1 - k] ?? 0);
      residual[i] = rest;
      energy += (rest * rest) / HOP;
    }
    const level = Math.sqrt(energy);
    for (let i = 0; i < HOP && at + i < out.length; i++) {
      let sample = (1 - share) * (residual[i] ?? 0) + share * level * gaussian(random);
      for (let k = 0; k < ORDER; k++) sample -= (tract[k] ?? 0) * (out[at + i - 1 - k] ?? 0);
      out[at + i] = sample;
    }
  }
  // This filter undoes most of the emphasis. A whisper keeps some brightness.
  const memory = manner === "whispered" ? 0.7 : 0.9;
  const softness = manner === "whispered" ? 0.35 : 0.5;
  let last = 0;
  return out.map((sample) => (last = sample + memory * last) * softness);
}

/**
 * Returns the coefficients of the inverse filter of a windowed piece: linear prediction by autocorrelation (Levinson
 * and Durbin).
 */
function predict(sound: Float32Array, from: number): Float64Array {
  const windowed = Float64Array.from(
    { length: WINDOW },
    (_, i) => (sound[from + i] ?? 0) * (0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (WINDOW - 1))),
  );
  const correlation = Float64Array.from({ length: ORDER + 1 }, (_, lag) => {
    let sum = 0;
    for (let i = lag; i < WINDOW; i++) sum += (windowed[i] ?? 0) * (windowed[i - lag] ?? 0);
    return sum;
  });
  let error = (correlation[0] ?? 0) * 1.0001 + 1e-9;
  let coefficients = new Float64Array(ORDER);
  for (let i = 0; i < ORDER; i++) {
    let sum = correlation[i + 1] ?? 0;
    for (let k = 0; k < i; k++) sum += (coefficients[k] ?? 0) * (correlation[i - k] ?? 0);
    const reflection = -sum / error;
    const next = coefficients.slice();
    next[i] = reflection;
    for (let k = 0; k < i; k++) next[k] = (coefficients[k] ?? 0) + reflection * (coefficients[i - 1 - k] ?? 0);
    coefficients = next;
    error *= 1 - reflection * reflection;
  }
  return coefficients;
}
