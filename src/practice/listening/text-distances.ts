import { alignInTime, distanceInRow, type Features } from "./time-warping.ts";

/** Places of a text, and how far a frame of sound is from each. */
export class TextDistances {
  /** Frames of the text. */
  readonly places: readonly Float32Array[];
  /** The same numbers without a break and in double precision: nothing is converted for each frame of sound. */
  readonly #row: Float64Array;
  readonly #frame: Float64Array;
  readonly #shares: Float64Array;

  constructor(template: Features) {
    const width = template[0]?.length ?? 0;
    this.places = template.map((frame) => frame.slice());
    this.#row = new Float64Array(template.length * width);
    this.#frame = new Float64Array(width);
    this.#fillRow();
    this.#shares = new Float64Array(template.length);
  }

  /** Distance to each place as a share of the mean distance. The answer lies there until the next call. */
  of(sound: Float32Array): Float64Array {
    const [row, shares, frame, width] = [this.#row, this.#shares, this.#frame, sound.length];
    const places = this.places.length;
    frame.set(sound);
    let total = 0;
    for (let place = 0, at = 0; place < places; place++, at += width) {
      const far = distanceInRow(frame, row, at);
      shares[place] = far;
      total += far;
    }
    for (let place = 0; place < places; place++) shares[place] = ((shares[place] ?? 0) * places) / total;
    return shares;
  }

  /** Draws the text by a share of the way towards a repetition of it. */
  learn(take: Features, share: number): void {
    const { partner } = alignInTime(this.places, take);
    for (const [place, mine] of this.places.entries()) {
      const theirs = take[partner[place] ?? 0];
      for (let k = 0; k < mine.length; k++) mine[k] = (mine[k] ?? 0) + share * ((theirs?.[k] ?? 0) - (mine[k] ?? 0));
    }
    this.#fillRow();
  }

  #fillRow(): void {
    for (const [place, frame] of this.places.entries()) this.#row.set(frame, place * frame.length);
  }
}
