import { between, createRandom, type Random } from "../dsp/random.ts";
import { SAMPLE_RATE, samplesIn } from "../dsp/sample-rate.ts";
import { place, silence, type Stereo } from "../dsp/stereo.ts";
import { smoothStep } from "./easing.ts";
import { ratioOf } from "./sargam.ts";

/** A key that is held down, with seconds from the beginning of the loop, pitch in cents above Sa, and pressure 0…1. */
export interface ReedNote {
  at: number;
  seconds: number;
  cents: number;
  pressure: number;
}

/** One key opens these reeds: two that beat slowly, one an octave above and one below. The detuning is in cents. */
const REEDS = [
  { octave: 1, gain: 1, detuned: 1.5, pan: -0.3 },
  { octave: 1, gain: 0.8, detuned: -2, pan: 0.3 },
  { octave: 2, gain: 0.3, detuned: 1, pan: 0.1 },
  { octave: 0.5, gain: 0.45, detuned: 0, pan: -0.1 },
] as const;

const HIGHEST = 5000;
const ATTACK = 0.07;
const RELEASE = 0.2;
const ENVELOPE_STEP = 64;

/** Renders a hand-pumped reed organ in a loop of `samples`. `sa` is in Hz. */
export function playHarmonium(
  notes: readonly ReedNote[],
  { samples, sa, seed }: { samples: number; sa: number; seed: number },
): Stereo {
  const sound = silence(samples);
  const random = createRandom(seed);
  for (const { at, seconds, cents, pressure } of notes) {
    for (const { octave, gain, detuned, pan } of REEDS) {
      const reed = soundReed(sa * octave * ratioOf(cents + detuned), { seconds, pressure }, random);
      place(sound, reed, { at, pan, gain });
    }
  }
  return sound;
}

/**
 * Renders a free reed, which lets air through in pulses: all partials, falling slowly, colored by the box around it.
 */
function soundReed(
  frequency: number,
  { seconds, pressure }: { seconds: number; pressure: number },
  random: Random,
): Float64Array {
  const sound = new Float64Array(samplesIn(seconds + RELEASE));
  const bellows = between(random, 0.5, 0.8);
  const envelope = (time: number) =>
    smoothStep(time / ATTACK) *
    (1 - smoothStep((time - seconds) / RELEASE)) *
    (1 - 0.1 * Math.sin(bellows * time) ** 2);
  for (let k = 1; k * frequency < HIGHEST; k++) {
    const level = 0.2 * pressure * k ** -0.8 * boxGain(k * frequency);
    addSteadyPartial(sound, { frequency: k * frequency, level, phase: between(random, 0, 2 * Math.PI), envelope });
  }
  return sound;
}

/** Returns the gain of the wooden box, which absorbs high frequencies and resonates a little around 900 and 2300 Hz. */
function boxGain(frequency: number): number {
  const bell = (center: number, width: number) => Math.exp(-(((frequency - center) / width) ** 2));
  return 1 / (1 + (frequency / 1400) ** 2) + 0.3 * bell(900, 350) + 0.08 * bell(2300, 500);
}

interface SteadyPartial {
  frequency: number;
  level: number;
  phase: number;
  envelope: (time: number) => number;
}

function addSteadyPartial(sound: Float64Array, { frequency, level, phase, envelope }: SteadyPartial): void {
  const turn = (2 * Math.PI * frequency) / SAMPLE_RATE;
  const turnCos = Math.cos(turn);
  const turnSin = Math.sin(turn);
  let cos = Math.cos(phase);
  let sin = Math.sin(phase);
  let height = 0;
  for (let block = 0; block < sound.length; block += ENVELOPE_STEP) {
    const step = (level * envelope((block + ENVELOPE_STEP) / SAMPLE_RATE) - height) / ENVELOPE_STEP;
    for (let i = block; i < Math.min(block + ENVELOPE_STEP, sound.length); i++) {
      const turned = cos * turnCos - sin * turnSin;
      sin = cos * turnSin + sin * turnCos;
      cos = turned;
      height += step;
      sound[i] = (sound[i] ?? 0) + height * sin;
    }
  }
}
