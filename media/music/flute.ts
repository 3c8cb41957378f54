import { NoiseBand } from "../dsp/filters.ts";
import { between, createRandom, gaussian, type Random } from "../dsp/random.ts";
import { SAMPLE_RATE, samplesIn } from "../dsp/sample-rate.ts";
import { smoothStep, tapered } from "./easing.ts";
import { ratioOf } from "./sargam.ts";

/** A tone within a phrase. Times are in seconds, and the pitch is in cents above the flute's Sa. */
export interface FluteNote {
  seconds: number;
  cents: number;
  /** The strength of the breath, 0…1. */
  force: number;
  /** The finger takes so many seconds to uncover the hole, which slides from the tone before (mīṇḍ). */
  glide: number;
  /** The tone begins with a quick touch of a neighboring tone, so many cents away (kaṇ); 0 for none. */
  touch: number;
}

/**
 * The noise of the breath rises before a tone and falls after it in so many seconds. Otherwise its switching on and off
 * could be heard.
 */
export const BREATH_TAPER = 0.25;
/** The seconds before the first tone and after the last in which only breath is heard. */
export const BREATH_LEAD = 0.2;
const BREATH_TRAIL = 0.3;

const PARTIALS = 8;
const HIGHEST = 9000;
/** The samples between two settings of pitch and loudness: 1.45 ms. */
const STEP = 64;
const VIBRATO = { rate: 4.6, cents: 15, after: 0.5, rise: 0.9 };

/**
 * Renders one breath of a bamboo flute, mono, beginning `BREATH_LEAD` before its first tone. An air jet gives few
 * partials, more when it is blown harder, and noise around its own tone (N. H. Fletcher and T. D. Rossing, The Physics
 * of Musical Instruments, 1998, chapter 16). `sa` is in Hz.
 */
export function playFlute(phrase: readonly FluteNote[], { sa, seed }: { sa: number; seed: number }): Float64Array {
  const random = createRandom(seed);
  const length = phrase.reduce((sum, note) => sum + note.seconds, 0);
  const total = BREATH_LEAD + length + BREATH_TRAIL;
  const sound = new Float64Array(samplesIn(total));
  const movement = moveThrough(phrase, random);
  const tone = new JetTone(random);
  const breath = new Breath(random);
  for (let block = 0; block < sound.length; block += STEP) {
    const time = block / SAMPLE_RATE - BREATH_LEAD;
    const { cents, force } = movement(time);
    const frequency = sa * ratioOf(cents);
    const noise = breathLevel(time, length) * (0.25 + 0.75 * force);
    tone.set(frequency, force * tapered(time, length, 0.09));
    breath.set(frequency, noise);
    for (let i = block; i < Math.min(block + STEP, sound.length); i++) sound[i] = tone.next() + breath.next();
  }
  return sound;
}

/**
 * Returns the level of the breath, 0…1, over a phrase of `length` seconds. `time` is negative before the first tone.
 */
export function breathLevel(time: number, length: number): number {
  return tapered(time + BREATH_LEAD, BREATH_LEAD + length + BREATH_TRAIL, BREATH_TAPER);
}

/** Returns the pitch in cents and the force over time. Outside the phrase the nearest tone is held. */
function moveThrough(phrase: readonly FluteNote[], random: Random): (time: number) => { cents: number; force: number } {
  let index = 0;
  let begin = 0;
  let angle = between(random, 0, 2 * Math.PI);
  let wander = 0;
  let force = 0;
  return (time) => {
    while (index < phrase.length - 1 && time >= begin + (phrase[index]?.seconds ?? 0)) {
      begin += phrase[index]?.seconds ?? 0;
      index++;
    }
    const note = phrase[index];
    if (!note) return { cents: 0, force: 0 };
    const since = Math.max(0, time - begin);
    const from = phrase[index - 1]?.cents ?? note.cents - 45;
    const slid = from + (note.cents - from) * smoothStep(since / note.glide);
    const touched = note.touch * Math.sin(Math.PI * Math.min(1, since / 0.1));
    const isHeld = note.seconds > VIBRATO.after + 0.4;
    const depth = isHeld ? VIBRATO.cents * smoothStep((since - VIBRATO.after) / VIBRATO.rise) : 0;
    wander += 0.004 * (gaussian(random) * 12 - wander);
    angle += (2 * Math.PI * VIBRATO.rate * (1 + 0.02 * wander) * STEP) / SAMPLE_RATE;
    const swell = note.seconds > 1 ? 0.8 + 0.2 * Math.sin(Math.PI * Math.min(1, since / note.seconds)) : 0.92;
    force += 0.03 * (note.force * swell * (1 + (0.07 * depth * Math.sin(angle + 0.6)) / VIBRATO.cents) - force);
    return { cents: slid + touched + depth * Math.sin(angle) + 1.6 * wander, force };
  };
}

/** The tone without its noise. Pitch and force change in straight lines between two settings. */
class JetTone {
  #phase = 0;
  #offsets: number[];
  #step = 0;
  #levels = new Float64Array(PARTIALS);
  #slopes = new Float64Array(PARTIALS);

  constructor(random: Random) {
    this.#offsets = Array.from({ length: PARTIALS }, () => random());
  }

  set(frequency: number, force: number): void {
    this.#step = frequency / SAMPLE_RATE;
    // In the upper octave the flute's tone is nearly pure.
    const height = Math.min(1, Math.max(0, (frequency - 250) / 500));
    const edge = 0.32 + 0.9 * force;
    for (let k = 0; k < PARTIALS; k++) {
      const share = PARTIAL_SHARES[k] ?? 0;
      const level = k === 0 ? 1 : share * edge ** (1 + k / 3) * (1 - 0.35 * height);
      const wanted = frequency * (k + 1) < HIGHEST ? 0.5 * force * level : 0;
      this.#slopes[k] = (wanted - (this.#levels[k] ?? 0)) / STEP;
    }
  }

  next(): number {
    this.#phase += this.#step;
    let sum = 0;
    for (let k = 0; k < PARTIALS; k++) {
      const level = (this.#levels[k] ?? 0) + (this.#slopes[k] ?? 0);
      this.#levels[k] = level;
      sum += level * Math.sin(2 * Math.PI * ((k + 1) * this.#phase + (this.#offsets[k] ?? 0)));
    }
    return sum;
  }
}

/**
 * The strengths of the partials when the flute is blown hard. An open pipe has all of them. No measurement of these
 * figures is recorded.
 */
const PARTIAL_SHARES = [1, 0.46, 0.34, 0.13, 0.085, 0.04, 0.024, 0.014];

/** The noise colored by the pipe: around the tone, around its second partial, and airy. */
class Breath {
  #random: Random;
  #around = new NoiseBand();
  #above = new NoiseBand();
  #air = new NoiseBand();
  #level = 0;
  #slope = 0;
  #flutter = 0;

  constructor(random: Random) {
    this.#random = random;
    this.#air.tune(2700, 2400);
  }

  set(frequency: number, level: number): void {
    this.#around.tune(frequency, 0.45 * frequency);
    this.#above.tune(2.02 * frequency, 0.5 * frequency);
    this.#flutter += 0.05 * (gaussian(this.#random) - this.#flutter);
    this.#slope = (level * (1 + 0.5 * this.#flutter) - this.#level) / STEP;
  }

  next(): number {
    this.#level += this.#slope;
    const noise = 2 * this.#random() - 1;
    const color = 0.01 * this.#around.run(noise) + 0.0055 * this.#above.run(noise) + 0.002 * this.#air.run(noise);
    return this.#level * color;
  }
}
