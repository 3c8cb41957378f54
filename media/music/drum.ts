import { NoiseBand } from "../dsp/filters.ts";
import { between, type Random } from "../dsp/random.ts";
import { SAMPLE_RATE, samplesIn } from "../dsp/sample-rate.ts";

/**
 * The strokes of a two-headed clay drum (khol). The left hand plays `ge`, an open bass, and `ke`, damped. The right
 * hand plays `na` on the ringing rim, `ti`, open and soft, and `te`, damped. `dha` and `dhi` are ge with na and with
 * ti.
 */
export type Stroke = "ge" | "ke" | "na" | "ti" | "te" | "dha" | "dhi";

/** A resonance of a head: its ratio to the head's tone, its level, and the seconds in which it falls by 60 dB. */
type Mode = readonly [ratio: number, level: number, decay: number];

/**
 * The paste on the right head brings its resonances to whole numbers (C. V. Raman, Proc. Indian Acad. Sci. A1, 1934),
 * which gives it a pitch. A stroke on the rim excites the upper ones, an open one the lower.
 */
const RIM: readonly Mode[] = [
  [1, 0.2, 0.5],
  [2, 1, 0.75],
  [3, 0.62, 0.6],
  [4, 0.22, 0.4],
  [5, 0.1, 0.28],
];
const OPEN: readonly Mode[] = [
  [1, 1, 1],
  [2, 0.34, 0.7],
  [3, 0.12, 0.45],
];
const DAMPED: readonly Mode[] = [
  [1, 0.5, 0.09],
  [1.63, 0.5, 0.08],
  [2.4, 0.3, 0.06],
];

/** Each stroke is computed for so many seconds. */
const LENGTH = 1;
const FADE = 0.15;

/**
 * Renders one stroke, mono. `sa` is the tone of the right head in Hz. A larger `force`, 0…1, also makes the stroke
 * brighter.
 */
export function strike(stroke: Stroke, { sa, force }: { sa: number; force: number }, random: Random): Float64Array {
  const sound = new Float64Array(samplesIn(LENGTH));
  switch (stroke) {
    case "ge":
      addBass(sound, force, random);
      break;
    case "ke":
      addSlap(sound, { center: 520, width: 500, decay: 0.07, level: 0.2 * force }, random);
      addModes(sound, DAMPED, { tone: 0.8 * sa, level: 0.22 * force }, random);
      break;
    case "na":
      addModes(sound, RIM, { tone: sa, level: 0.3 * force }, random);
      addSlap(sound, { center: 2500, width: 2400, decay: 0.022, level: 0.1 * force * force }, random);
      break;
    case "ti":
      addModes(sound, OPEN, { tone: sa, level: 0.26 * force }, random);
      addSlap(sound, { center: 1300, width: 1200, decay: 0.02, level: 0.05 * force }, random);
      break;
    case "te":
      addModes(sound, DAMPED, { tone: 1.3 * sa, level: 0.2 * force }, random);
      addSlap(sound, { center: 1500, width: 1400, decay: 0.045, level: 0.14 * force }, random);
      break;
    case "dha":
      return sumOf(strike("ge", { sa, force }, random), strike("na", { sa, force: 0.9 * force }, random));
    case "dhi":
      return sumOf(strike("ge", { sa, force: 0.85 * force }, random), strike("ti", { sa, force }, random));
  }
  return sound;
}

/** The tone of the left head at rest, in Hz. The heel of the hand presses it up after the stroke. */
const BASS = { tone: 76, rise: 0.24, riseSeconds: 0.16, strikeDrop: 0.3, decay: 0.75 };

function addBass(sound: Float64Array, force: number, random: Random): void {
  let phase = 0;
  let overtone = 0;
  const press = BASS.rise * between(random, 0.5, 1.1);
  for (let i = 0; i < sound.length; i++) {
    const time = i / SAMPLE_RATE;
    const bend = 1 + BASS.strikeDrop * Math.exp(-time / 0.018) + press * (1 - Math.exp(-time / BASS.riseSeconds));
    phase += (2 * Math.PI * BASS.tone * bend) / SAMPLE_RATE;
    overtone += (2 * Math.PI * BASS.tone * 1.93 * bend) / SAMPLE_RATE;
    const body = Math.sin(phase) * fall(time, BASS.decay) + 0.3 * Math.sin(overtone) * fall(time, 0.3);
    sound[i] = (sound[i] ?? 0) + 0.62 * force * body * Math.min(1, time / 0.003) * lastFade(time);
  }
  addSlap(sound, { center: 420, width: 420, decay: 0.04, level: 0.09 * force }, random);
}

function addModes(
  sound: Float64Array,
  modes: readonly Mode[],
  { tone, level }: { tone: number; level: number },
  random: Random,
): void {
  for (const [ratio, share, decay] of modes) {
    const frequency = tone * ratio * between(random, 0.997, 1.003);
    for (let i = 0; i < sound.length; i++) {
      const time = i / SAMPLE_RATE;
      const drop = 1 + 0.0012 * Math.exp(-time / 0.03);
      const swing = Math.sin(2 * Math.PI * frequency * drop * time);
      sound[i] =
        (sound[i] ?? 0) + level * share * swing * fall(time, decay) * Math.min(1, time / 0.0015) * lastFade(time);
    }
  }
}

interface Slap {
  /** The center of the band in Hz. */
  center: number;
  width: number;
  /** The seconds until the noise has fallen by 60 dB. */
  decay: number;
  level: number;
}

function addSlap(sound: Float64Array, { center, width, decay, level }: Slap, random: Random): void {
  const band = new NoiseBand();
  band.tune(center, width);
  for (let i = 0; i < samplesIn(1.3 * decay); i++) {
    const time = i / SAMPLE_RATE;
    const hit = band.run(2 * random() - 1) * fall(time, decay) * Math.min(1, time / 0.001);
    sound[i] = (sound[i] ?? 0) + level * hit;
  }
}

/** Returns the amplitude of a decay by 60 dB in `decay` seconds. */
function fall(time: number, decay: number): number {
  return Math.exp((-Math.log(1000) * time) / decay);
}

function lastFade(time: number): number {
  return Math.min(1, (LENGTH - time) / FADE);
}

function sumOf(left: Float64Array, right: Float64Array): Float64Array {
  return left.map((sample, i) => sample + (right[i] ?? 0));
}
