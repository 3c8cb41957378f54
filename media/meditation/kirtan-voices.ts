import { between, createRandom, type Random } from "../dsp/random.ts";
import { ratioOf } from "../music/sargam.ts";
import { SA } from "../voice/melody.ts";
import { sing, type Singer } from "../voice/singer.ts";
import type { Part } from "./beat-score.ts";
import type { KirtanLine } from "./kirtan-tune.ts";

export type Leader = "man" | "woman";

/** A singer with a place in the hall. */
export interface ChoirVoice extends Singer {
  pan: number;
  gain: number;
}

const MAN: ChoirVoice = {
  seed: 3,
  sa: SA,
  tractScale: 0.99,
  phonation: { openQuotient: 0.6, tilt: 4400, shimmer: 0.03, jitter: 0.004 },
  breath: 0.17,
  presence: 3.3,
  vibrato: { cents: 13, rate: 5 },
  drift: 5,
  scatter: 0.006,
  wander: 1,
  pan: -0.1,
  gain: 1,
};

const WOMAN: ChoirVoice = {
  ...MAN,
  seed: 9,
  sa: 2 * SA,
  tractScale: 1.15,
  phonation: { openQuotient: 0.66, tilt: 4000, shimmer: 0.03, jitter: 0.004 },
  breath: 0.22,
  vibrato: { cents: 15, rate: 5.4 },
  pan: 0.12,
  gain: 0.8,
};

/**
 * The answering singers are up to so many seconds early or late, because in a hall full of people a ṣ is not heard at
 * one moment. Decision 0028 lists it.
 */
const LOOSE = 0.032;
/** Above so many cents women sing in the men's octave, because an octave higher would sound shrill. */
const HIGH = 1000;
const isHigh = ({ melody }: KirtanLine) => melody.some(({ notes }) => notes.some(({ cents }) => cents > HIGH));

/** Returns the singer who calls, and a softer companion who makes the voice fuller. */
export function leaders(leader: Leader, line: KirtanLine): ChoirVoice[] {
  const voice = leader === "man" ? MAN : inRange(WOMAN, line);
  const companion = { ...voice, seed: voice.seed + 50, sa: voice.sa * ratioOf(4), tractScale: voice.tractScale * 1.03 };
  return [
    { ...voice, gain: 1.35 * voice.gain },
    { ...companion, scatter: 0.012, pan: -3 * voice.pan, gain: 0.5 * voice.gain },
  ];
}

/** Returns both leaders, three men and two women. */
export function congregation(line: KirtanLine): ChoirVoice[] {
  const random = createRandom(61);
  const others = [MAN, MAN, MAN, WOMAN, WOMAN].map((voice, index) => another(voice, index, random));
  const callers = [
    { ...MAN, scatter: LOOSE, gain: 0.8 },
    { ...WOMAN, scatter: LOOSE, gain: 0.42 },
  ];
  return [...callers, ...others].map((voice) => inRange(voice, line));
}

/** Returns another singer with the same range. */
function another(voice: ChoirVoice, index: number, random: Random): ChoirVoice {
  return {
    ...voice,
    seed: 100 + index,
    sa: voice.sa * ratioOf(between(random, -7, 7)),
    tractScale: voice.tractScale * between(random, 0.94, 1.05),
    phonation: { ...voice.phonation, tilt: between(random, 3400, 4600) },
    vibrato: { cents: between(random, 8, 15), rate: between(random, 4.6, 5.5) },
    scatter: LOOSE,
    pan: (index % 2 === 0 ? -1 : 1) * between(random, 0.35, 0.8),
    gain: (voice === WOMAN ? 0.36 : 0.56) * between(random, 0.85, 1.1),
  };
}

function inRange(voice: ChoirVoice, line: KirtanLine): ChoirVoice {
  return voice.sa > 1.5 * SA && isHigh(line) ? { ...voice, sa: voice.sa / 2, gain: 1.5 * voice.gain } : voice;
}

/** Returns a mono sound that begins with the part. `take` makes the repetitions of a singer differ. */
export function sang({ syllables, cents }: Part, voice: ChoirVoice, take: number): Float64Array {
  return sing(syllables, cents, { ...voice, seed: voice.seed + take });
}
