import type { SpokenMemory } from "./spoken-memory.ts";
import type { TextDistances } from "./text-distances.ts";
import type { Ending } from "./text-ring.ts";
import { thinned, unlikenessToBackwards } from "../comparison/template-fit.ts";

/** Disorder above which what hardly earned its count, or nearly did, is another text. */
export const ANOTHER = 0.9;
/** Fit, as measured in the lessons of the sittings, up to which the lesson was quiet; takes that were learned among voices are in less order themselves. */
const QUIET_FIT = 0.68;
/** Share of the text's frames below which nothing can be the text. */
const LEAST_SHARE = 0.5;
/** Frames for which what was found to be no text is none: its end may come later. */
const SETTLED = 10;

type Passage = Pick<Ending, "start" | "end">;

/**
 * Tells a text from other sounds by their order. By how near each frame comes to it a clear voice's other text and a faint
 * one's own cannot be told apart.
 */
export class TextOrder {
  readonly #text: TextDistances;
  readonly #memory: SpokenMemory;
  /** Disorder of the lesson itself. */
  readonly #taught: number;
  #no = { start: -1, until: 0 };

  /** `fit`: as taught. */
  constructor(text: TextDistances, memory: SpokenMemory, fit: number) {
    this.#text = text;
    this.#memory = memory;
    this.#taught = Math.max(0, fit - QUIET_FIT);
  }

  /**
   * Unlikeness of a passage to the text, as a share of that to the text played backwards, beyond what the lesson had of it.
   * Repetitions among voices have 0.65 to 0.88, another text by the same voice 0.82 to 1.05.
   */
  disorderOf(passage: Passage): number {
    return this.#unlikeness(passage) - this.#taught;
  }

  /** True of what is hardly more like the text than like the text played backwards. */
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
