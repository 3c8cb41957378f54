import { SAMPLE_RATE } from "./sample-rate.ts";

/** A formant: a pole pair with gain 1 at 0 Hz. The formula is that of D. H. Klatt, JASA 67 (1980), section II.B. */
export class Resonator {
  #a = 1;
  #b = 0;
  #c = 0;
  #last = 0;
  #beforeLast = 0;

  /** Sets frequency and bandwidth in Hz. The bandwidth is measured 3 dB below the peak. */
  tune(frequency: number, bandwidth: number): void {
    const radius = Math.exp((-Math.PI * bandwidth) / SAMPLE_RATE);
    this.#c = -radius * radius;
    this.#b = 2 * radius * Math.cos((2 * Math.PI * frequency) / SAMPLE_RATE);
    this.#a = 1 - this.#b - this.#c;
  }

  run(input: number): number {
    const output = this.#a * input + this.#b * this.#last + this.#c * this.#beforeLast;
    this.#beforeLast = this.#last;
    this.#last = output;
    return output;
  }
}

/** A zero pair: the exact inverse of a `Resonator` with the same tuning (Klatt 1980). */
export class AntiResonator {
  #a = 1;
  #b = 0;
  #c = 0;
  #last = 0;
  #beforeLast = 0;

  /** Sets frequency and bandwidth in Hz. */
  tune(frequency: number, bandwidth: number): void {
    const radius = Math.exp((-Math.PI * bandwidth) / SAMPLE_RATE);
    const c = -radius * radius;
    const b = 2 * radius * Math.cos((2 * Math.PI * frequency) / SAMPLE_RATE);
    this.#a = 1 / (1 - b - c);
    this.#b = -b * this.#a;
    this.#c = -c * this.#a;
  }

  run(input: number): number {
    const output = this.#a * input + this.#b * this.#last + this.#c * this.#beforeLast;
    this.#beforeLast = this.#last;
    this.#last = input;
    return output;
  }
}

/**
 * A band of noise: two equal second-order band-passes (R. Bristow-Johnson, Audio EQ Cookbook). They are scaled so that
 * white noise spread evenly over -1…1 leaves them with an RMS near 1 whatever the band is.
 */
export class NoiseBand {
  #first = new BandPass();
  #second = new BandPass();
  #gain = 0;

  /** Sets center and width in Hz. The width is measured 3 dB below the peak. */
  tune(center: number, width: number): void {
    // Two equal band-passes in series are √(√2 - 1) = 0.644 times as wide as one.
    const single = width / 0.644;
    this.#first.tune(center, single);
    this.#second.tune(center, single);
    // Uniform noise has the variance 1/3. A squared band-pass lets π/4 of its single width through.
    const share = Math.min(1, ((Math.PI / 4) * single) / (SAMPLE_RATE / 2));
    this.#gain = Math.sqrt(3 / share);
  }

  run(input: number): number {
    return this.#gain * this.#second.run(this.#first.run(input));
  }
}

/** A band-pass with gain 1 at its center. */
class BandPass {
  #gain = 0;
  #a1 = 0;
  #a2 = 0;
  #in1 = 0;
  #in2 = 0;
  #out1 = 0;
  #out2 = 0;

  tune(center: number, width: number): void {
    const angle = (2 * Math.PI * Math.min(center, 0.45 * SAMPLE_RATE)) / SAMPLE_RATE;
    const alpha = (Math.sin(angle) * width) / (2 * center);
    this.#gain = alpha / (1 + alpha);
    this.#a1 = (-2 * Math.cos(angle)) / (1 + alpha);
    this.#a2 = (1 - alpha) / (1 + alpha);
  }

  run(input: number): number {
    const output = this.#gain * (input - this.#in2) - this.#a1 * this.#out1 - this.#a2 * this.#out2;
    this.#in2 = this.#in1;
    this.#in1 = input;
    this.#out2 = this.#out1;
    this.#out1 = output;
    return output;
  }
}
