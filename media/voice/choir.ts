import { between, createRandom } from "../dsp/random.ts";
import { place, silence, type Stereo } from "../dsp/stereo.ts";
import { SA } from "./melody.ts";
import type { SungSyllable } from "./score.ts";
import { sing, type Singer } from "./singer.ts";

/** A singer with a place in the room. */
export interface ChoirMember extends Singer {
  pan: number;
  gain: number;
}

const MEN = 5;
const WOMEN = 2;
const DETUNING_CENTS = 7;

/** The leader is exactly on time, in the middle, and sounds a little sharper than the others. */
export const LEADER: ChoirMember = {
  seed: 4,
  sa: SA,
  tractScale: 0.99,
  phonation: { openQuotient: 0.6, tilt: 4600, shimmer: 0.03, jitter: 0.004 },
  breath: 0.18,
  presence: 1.7,
  vibrato: { cents: 11, rate: 5.1 },
  drift: 4,
  scatter: 0,
  wander: 1,
  pan: 0,
  gain: 1,
};

/** Returns the leader, a second take of the leader, four men, and two women an octave above. */
export function assembleChoir(seed: number): ChoirMember[] {
  const random = createRandom(seed);
  const members: ChoirMember[] = [
    LEADER,
    { ...LEADER, seed: 5, sa: detuned(SA, 3), scatter: 0.006, pan: 0.2, gain: 0.38 },
  ];
  for (let i = 0; i < MEN + WOMEN; i++) {
    const isWoman = i >= MEN;
    members.push({
      seed: seed * 100 + i,
      sa: detuned(isWoman ? 2 * SA : SA, between(random, -DETUNING_CENTS, DETUNING_CENTS)),
      tractScale: isWoman ? between(random, 1.13, 1.18) : 0.93 + (0.13 * i) / (MEN - 1),
      phonation: {
        openQuotient: isWoman ? 0.68 : 0.62,
        tilt: isWoman ? 4200 : between(random, 3600, 5000),
        shimmer: 0.03,
        jitter: 0.004,
      },
      breath: isWoman ? 0.23 : between(random, 0.16, 0.21),
      presence: 1.7,
      vibrato: { cents: between(random, 8, 16), rate: between(random, 4.6, 5.5) },
      drift: 4,
      scatter: 0.018,
      wander: 1,
      pan: (isWoman ? 0.55 : 0.75) * (i % 2 === 0 ? -1 : 1) * between(random, 0.5, 1),
      gain: isWoman ? 0.36 : 0.58,
    });
  }
  return members;
}

/** Renders all members together. The part begins `at` seconds into a loop of `samples`. */
export function singTogether(
  part: { syllables: readonly SungSyllable[]; cents: readonly number[] },
  choir: readonly ChoirMember[],
  { at, samples }: { at: number; samples: number },
): Stereo {
  const sound = silence(samples);
  for (const member of choir) {
    place(sound, sing(part.syllables, part.cents, member), { at, pan: member.pan, gain: member.gain });
  }
  return sound;
}

function detuned(frequency: number, cents: number): number {
  return frequency * 2 ** (cents / 1200);
}
