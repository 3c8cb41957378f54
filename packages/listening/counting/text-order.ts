import type { SpokenMemory } from "./spoken-memory.ts";
import type { TextDistances } from "./text-distances.ts";
import type { Ending } from "./text-ring.ts";
import { thinned, unlikenessToBackwards } from "../comparison/template-fit.ts";

/**
 * A sound that was only just counted, or nearly so, is another text if its disorder is above this: repetitions among
 * voices have 0.65 to 0.88, another text by the same voice 0.82 to 1.05 (decision 0026).
 */
export const ANOTHER = 0.9;
/**
 * Up to this fit, as measured in the lessons of `npm run aloud:figures`, the lesson was quiet. Takes that were learned
 * among voices have less order themselves.
 */
const QUIET_FIT = 0.68;
/** A sound with fewer frames than this share of the text's cannot be the text. */
const LEAST_SHARE = 0.5;
/** A sound that was found to be no text stays so for this many frames, because its end may come later. */
const SETTLED = 10;

type Passage = Pick<Ending, "start" | "end">;

/**
 * Distinguishes a text from other sounds by their order. The distances of single frames cannot distinguish another text
 * by a clear voice from this text by a faint one.
 */
export class TextOrder {
  readonly #text: TextDistances;
  readonly #memory: SpokenMemory;
  /** The disorder of the lesson itself. */
  readonly #taught: number;
  #no = { start: -1, until: 0 };

  /** `fit` is that of the lesson. */
  constructor(text: TextDistances, memory: SpokenMemory, fit: number) {
    this.#text = text;
    this.#memory = memory;
    this.#taught = Math.max(0, fit - QUIET_FIT);
  }

  /**
   * Returns how unlike the text a passage is, as a share of how unlike it is to the text played backwards, beyond the
   * value of the lesson. Repetitions among voices have 0.65 to 0.88, another text by the same voice 0.82 to 1.05.
   */
  disorderOf(passage: Passage): number {
    return this.#unlikeness(passage) - this.#taught;
  }

  /** Returns true for a passage that is hardly more like the text than like the text played backwards. */
  isAnother(passage: Passage): boolean {
    const { start, end } = passage;
    if (start === this.#no.start && end < this.#no.until) return true;
    if (this.disorderOf(passage) <= ANOTHER) return false;
    this.#no = { start, until: end + SETTLED };
    return true;
  }

  #unlikeness(passage: Passage): number {
    const take = this.#memory.between(passage);
    const { places } = this.#text;
    if (take.length < LEAST_SHARE * places.length) return 1;
    const [text, heard] = thinned([places, take]);
    return text && heard ? unlikenessToBackwards(text, heard) : 1;
  }
}
