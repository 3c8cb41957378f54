import { FeatureRows, type Features } from "../comparison/feature-rows.ts";
import { alignInTime, meanOf } from "../comparison/time-warping.ts";

/** The places of a text, and the distance of a frame of sound to each. */
export class TextDistances {
  /** The frames of the text. */
  readonly places: readonly Float32Array[];
  readonly #rows: FeatureRows;
  readonly #shares: Float64Array;

  constructor(template: Features) {
    this.places = template.map((frame) => frame.slice());
    this.#rows = new FeatureRows(template);
    this.#shares = new Float64Array(template.length);
  }

  /** Returns the distance to each place as a share of the mean distance. The array is overwritten by the next call. */
  of(sound: Float32Array): Float64Array {
    const shares = this.#shares;
    this.#rows.compare(sound, shares);
    const mean = meanOf(shares);
    for (let place = 0; place < shares.length; place++) shares[place] = (shares[place] ?? 0) / mean;
    return shares;
  }

  /** Moves the text by a share towards a repetition of it. */
  learn(take: Features, share: number): void {
    const { partner } = alignInTime(this.places, take);
    for (const [place, mine] of this.places.entries()) {
      const theirs = take[partner[place] ?? 0];
      for (let k = 0; k < mine.length; k++) mine[k] = (mine[k] ?? 0) + share * ((theirs?.[k] ?? 0) - (mine[k] ?? 0));
    }
    this.#rows.replace(this.places);
  }
}
