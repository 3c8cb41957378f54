import { AntiResonator, Resonator } from "../dsp/filters.ts";
import { onePoleMemory } from "../dsp/sample-rate.ts";

/** A setting of mouth and nose, in Hz and in shares 0…1. */
export interface MouthShape {
  f1: number;
  f2: number;
  f3: number;
  velum: number;
  murmur: number;
  murmurZero: number;
  breathiness: number;
  /** The factors on the bandwidths of the first three formants. */
  damping: readonly [number, number, number];
  /** The factor on all formants above the third. */
  upper: number;
}

/**
 * Formants above the third do not follow the vowel. The fourth and fifth are close together, as trained singers narrow
 * their larynx tube (J. Sundberg, JASA 55, 1974). The others stand for the rest of a 17 cm tube up to 7 kHz.
 */
const UPPER_FORMANTS = [
  { frequency: 3400, bandwidth: 200 },
  { frequency: 4200, bandwidth: 230 },
  { frequency: 4850, bandwidth: 230 },
  { frequency: 5700, bandwidth: 280 },
  { frequency: 6700, bandwidth: 360 },
] as const;

/**
 * The nose's own resonance in Hz, and the place to which its zero moves when the velum opens: Klatt (1980), table II.
 */
const NOSE = { pole: 270, zero: 450, bandwidth: 100 };
/** A closed mouth beside the throat adds a pole, and absorbs sound at `murmurZero`. */
const SIDE_BRANCH = { pole: 1000, bandwidth: 190 };
/** The presence is added above so many Hz. */
const PRESENCE_FROM = 1900;
const PRESENCE_MEMORY = onePoleMemory(PRESENCE_FROM);

/**
 * A cascade of formants, with a pole-zero pair for the nose and one for the closed mouth (D. H. Klatt, JASA 67, 1980).
 */
export class VocalTract {
  #scale: number;
  #presence: number;
  #formants = [new Resonator(), new Resonator(), new Resonator()] as const;
  #upper: Resonator[];
  #nosePole = new Resonator();
  #noseZero = new AntiResonator();
  #branchPole = new Resonator();
  #branchZero = new AntiResonator();
  #low = 0;

  /**
   * `scale` multiplies every formant, and is above 1 for a shorter tract. `presence` lifts what lies above 1.9 kHz, and
   * 0 does not.
   */
  constructor({ scale, presence }: { scale: number; presence: number }) {
    this.#scale = scale;
    this.#presence = presence;
    this.#upper = UPPER_FORMANTS.map(() => new Resonator());
    this.#nosePole.tune(NOSE.pole, NOSE.bandwidth);
  }

  setShape({ f1, f2, f3, velum, murmur, murmurZero, breathiness, damping, upper }: MouthShape): void {
    const [first, second, third] = this.#formants;
    const scale = this.#scale;
    first.tune(f1 * scale, damping[0] * (58 + 60 * velum + 80 * breathiness));
    second.tune(f2 * scale, damping[1] * (78 + 90 * murmur + 40 * breathiness));
    third.tune(f3 * scale, damping[2] * (112 + 110 * murmur + 50 * breathiness));
    for (const [index, { frequency, bandwidth }] of UPPER_FORMANTS.entries()) {
      this.#upper[index]?.tune(frequency * scale * upper, bandwidth);
    }
    this.#noseZero.tune(NOSE.pole + (NOSE.zero - NOSE.pole) * velum, NOSE.bandwidth + 30 * velum);
    const zero = SIDE_BRANCH.pole + (murmurZero - SIDE_BRANCH.pole) * murmur;
    this.#branchZero.tune(zero * scale, SIDE_BRANCH.bandwidth - 70 * murmur);
    // If the pole stayed far below its zero, it would remove the high frequencies of the backmost nasals.
    const pole = SIDE_BRANCH.pole + (Math.max(SIDE_BRANCH.pole, 0.7 * murmurZero) - SIDE_BRANCH.pole) * murmur;
    this.#branchPole.tune(pole * scale, SIDE_BRANCH.bandwidth);
  }

  run(excitation: number): number {
    const [first, second, third] = this.#formants;
    let sound = third.run(second.run(first.run(excitation)));
    for (const formant of this.#upper) sound = formant.run(sound);
    sound = this.#noseZero.run(this.#nosePole.run(sound));
    sound = this.#branchZero.run(this.#branchPole.run(sound));
    this.#low = sound + (this.#low - sound) * PRESENCE_MEMORY;
    return sound + this.#presence * (sound - this.#low);
  }
}
