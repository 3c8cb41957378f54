import { gaussian, type Random } from "../dsp/random.ts";
import { onePoleMemory, SAMPLE_RATE } from "../dsp/sample-rate.ts";

/** The character of a voice at its source. */
export interface Phonation {
  /** The share of each cycle in which the vocal folds are open, 0…1. A larger share sounds softer. */
  openQuotient: number;
  /** Above so many Hz the source loses another 6 dB per octave, and once more above three times that. */
  tilt: number;
  /** The random change of loudness from cycle to cycle, as a share (shimmer), and that of length (jitter). */
  shimmer: number;
  jitter: number;
}

/** In a fully breathy voice, the folds stay open longer by this share, and the tilt falls. */
const BREATHY_OPENING = 0.18;
const BREATHY_TILT = 0.45;

/**
 * The voice's source: the derivative of the airflow x² - x³ through the open folds, from which the tract makes sound
 * (D. H. Klatt and L. C. Klatt, JASA 87, 1990, "KLGLOTT88"; radiation from the lips is the derivative).
 */
export class Glottis {
  #random: Random;
  #phonation: Phonation;
  #phase: number;
  #cycleGain = 1;
  #cycleSpeed = 1;
  #low = 0;
  #lower = 0;
  #memory: number;
  #secondMemory: number;
  #open: number;

  constructor(phonation: Phonation, random: Random) {
    this.#phonation = phonation;
    this.#random = random;
    this.#phase = random();
    this.#memory = onePoleMemory(phonation.tilt);
    this.#secondMemory = onePoleMemory(3 * phonation.tilt);
    this.#open = phonation.openQuotient;
  }

  /** Sets the breathiness, 0…1. Setting it once per frame is enough. */
  setBreathiness(breathiness: number): void {
    const { openQuotient, tilt } = this.#phonation;
    this.#open = Math.min(0.9, openQuotient + BREATHY_OPENING * breathiness);
    this.#secondMemory = onePoleMemory(3 * tilt * (1 - BREATHY_TILT * breathiness));
  }

  /** Returns the flow of air through the folds, from 0 (closed) to 1, which breath noise follows. */
  get opening(): number {
    if (!this.#isOpen) return 0;
    const x = this.#phase / this.#open;
    return 6.75 * x * x * (1 - x);
  }

  get #isOpen(): boolean {
    return this.#phase < this.#open;
  }

  /** Returns the next sample at `frequency` Hz. An open cycle runs from 0 over 1/3 down to -1. */
  next(frequency: number): number {
    const step = (frequency * this.#cycleSpeed) / SAMPLE_RATE;
    this.#phase += step;
    if (this.#phase >= 1) this.#beginCycle();
    const flow = this.#cycleGain * (this.#flowDerivative() + this.#roundedClosure(step));
    this.#low = flow + (this.#low - flow) * this.#memory;
    this.#lower = this.#low + (this.#lower - this.#low) * this.#secondMemory;
    return this.#lower;
  }

  #beginCycle(): void {
    this.#phase -= 1;
    this.#cycleGain = 1 + this.#phonation.shimmer * gaussian(this.#random);
    this.#cycleSpeed = 1 + this.#phonation.jitter * gaussian(this.#random);
  }

  #flowDerivative(): number {
    if (!this.#isOpen) return 0;
    const x = this.#phase / this.#open;
    return 2 * x - 3 * x * x;
  }

  /**
   * The folds close with a step of 1. It is rounded over two samples, so that its overtones do not fold back
   * (polyBLEP).
   */
  #roundedClosure(step: number): number {
    const past = (this.#phase - this.#open) / step;
    if (past >= 0 && past < 1) return -0.5 * (1 - past) ** 2;
    if (past < 0 && past > -1) return 0.5 * (1 + past) ** 2;
    return 0;
  }
}
