import { between, createRandom, type Random } from "../dsp/random.ts";
import { SAMPLE_RATE, samplesIn } from "../dsp/sample-rate.ts";
import { place, silence, type Stereo } from "../dsp/stereo.ts";

/** A drone for a loop. It has whole cycles of four strings, so that the loop has no seam. */
export interface Drone {
  /** The samples of the loop. */
  samples: number;
  /** Sa in Hz. */
  sa: number;
  /** The approximate seconds of one cycle of the four strings. It is adjusted so that whole cycles fill the loop. */
  cycle: number;
  seed: number;
}

/**
 * The strings Pa, sa, sa and low Sa, each with its ratio to Sa, its loudness, its place from left to right, and the
 * time in the cycle at which it is plucked.
 */
const STRINGS = [
  { ratio: 0.75, loudness: 0.9, pan: -0.5, moment: 0 },
  { ratio: 1, loudness: 0.85, pan: -0.15, moment: 0.27 },
  { ratio: 1.0012, loudness: 0.8, pan: 0.2, moment: 0.47 },
  { ratio: 0.5, loudness: 1.05, pan: 0.5, moment: 0.7 },
] as const;

const PARTIALS = 44;
const HIGHEST = 9000;
/** A string is heard for so many seconds, and fades in the last half second. */
const RINGING = 7;
const FADE = 0.5;
/** The partials of a stiff string are stretched by f(k) = k f √(1 + B k²) (H. Fletcher, JASA 36, 1964). */
const STIFFNESS = 0.000_012;
/** An envelope is drawn as a straight line over so many samples. */
const ENVELOPE_STEP = 64;

/** Renders the four strings of a tanpura over and over, quiet against full scale. */
export function playTanpura({ samples, sa, cycle, seed }: Drone): Stereo {
  const sound = silence(samples);
  const loop = samples / SAMPLE_RATE;
  const cycles = Math.max(1, Math.round(loop / cycle));
  const random = createRandom(seed);
  for (let round = 0; round < cycles; round++) {
    for (const { ratio, loudness, pan, moment } of STRINGS) {
      const unevenness = between(random, -0.006, 0.006);
      const at = ((round + moment + unevenness) * (loop / cycles) + loop) % loop;
      place(sound, pluck(sa * ratio, random), { at, pan, gain: 0.1 * loudness * between(random, 0.93, 1.07) });
    }
  }
  return sound;
}

/**
 * Renders one string over the cotton thread (jīvārī). The string lifts off the bridge along its length as it swings
 * down, so higher partials bloom after the stroke, one after another, instead of dying first (C. V. Raman, 1921).
 */
export function pluck(frequency: number, random: Random): Float64Array {
  const sound = new Float64Array(samplesIn(RINGING));
  for (let k = 1; k <= PARTIALS; k++) {
    const partial = frequency * k * Math.sqrt(1 + STIFFNESS * k * k);
    if (partial > HIGHEST) break;
    addPartial(sound, k, partial, random);
  }
  return sound;
}

function addPartial(sound: Float64Array, k: number, frequency: number, random: Random): void {
  const envelope = partialEnvelope(k, random);
  // A rotating phasor costs less than a sine for each sample.
  const turn = (2 * Math.PI * frequency) / SAMPLE_RATE;
  const turnCos = Math.cos(turn);
  const turnSin = Math.sin(turn);
  const start = 2 * Math.PI * random();
  let cos = Math.cos(start);
  let sin = Math.sin(start);
  let level = envelope(0);
  for (let block = 0; block < sound.length; block += ENVELOPE_STEP) {
    const step = (envelope((block + ENVELOPE_STEP) / SAMPLE_RATE) - level) / ENVELOPE_STEP;
    for (let i = block; i < Math.min(block + ENVELOPE_STEP, sound.length); i++) {
      const turned = cos * turnCos - sin * turnSin;
      sin = cos * turnSin + sin * turnCos;
      cos = turned;
      sound[i] = (sound[i] ?? 0) + level * sin;
      level += step;
    }
  }
}

/** Returns the level of the `k`th partial over time in seconds: soft attack, late bloom, decay, and a slow beat. */
function partialEnvelope(k: number, random: Random): (time: number) => number {
  const pluckedAt = 0.25 + 0.75 * Math.abs(Math.sin(Math.PI * k * 0.43));
  const strength = pluckedAt * k ** -0.82 * (k > 8 ? 1 / (1 + 0.06 * (k - 8)) : 1);
  const decay = (5.2 / (1 + 0.05 * k)) * between(random, 0.9, 1.1);
  const bloomAt = 0.02 + 0.55 * Math.exp(-k / 9) + 0.315 * Math.exp(-(((k - 7) / 5) ** 2));
  const bloom = 1.3 * (0.45 + 1.1 * Math.exp(-((k - 9) ** 2) / 70));
  const beatRate = 2 * Math.PI * between(random, 0.25, 0.75);
  const beatPhase = 2 * Math.PI * random();
  const beatDepth = k > 3 ? 0.18 : 0;
  // Shorter attacks than these 18 to 68 ms sound like a harpsichord's quill.
  const attack = 0.018 + 0.05 * Math.min(1, k / 14);
  return (time) => {
    const rise = time < attack ? 0.5 - 0.5 * Math.cos((Math.PI * time) / attack) : 1;
    const fall = Math.exp((-6 * time) / decay) * Math.min(1, Math.max(0, (RINGING - time) / FADE));
    const glow = 1 + bloom * Math.exp(-(((time - bloomAt) / (0.35 + 0.5 * bloomAt)) ** 2));
    return strength * rise * fall * glow * (1 - beatDepth + beatDepth * Math.cos(beatRate * time + beatPhase));
  };
}
