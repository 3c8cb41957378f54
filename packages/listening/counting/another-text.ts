import { gainFor } from "../comparison/template-fit.ts";
import { FRAMES_PER_SECOND } from "../features/front-end.ts";
import type { SpokenMemory } from "./spoken-memory.ts";
import type { TextOrder } from "./text-order.ts";
import type { Ending } from "./text-ring.ts";

/*
 * The limits of this file were fit to `npm run aloud:people` (decision 0026, "Another text"). Repetitions in quiet have
 * 0.5 to 1.1 of the lesson's gain, and a disorder of 0.3 to 0.65.
 */

/** Another text by the same voice has up to this share of the lesson's gain. */
const LEAST_SHARE = 0.33;
/** Another text has at least this disorder. */
const LEAST_DISORDER = 0.7;
/**
 * The voice is alone if this share of the last seconds was silent: 0.1 to 0.3 where a text is said with pauses in a
 * quiet room, and 0.03 to 0.1 beside a talker, whose pauses fall together with those of the text by chance.
 */
const PAUSES = 0.12;
const AROUND = 8 * FRAMES_PER_SECOND;

/**
 * Notices that a clear voice says another text than the taught one. Frame by frame another text comes as near as this
 * one does among other voices, so it can only be told where the voice is alone, and by its second time.
 */
export class AnotherText {
  readonly #order: TextOrder;
  readonly #memory: SpokenMemory;
  readonly #leastGain: number;
  /** The flag is true if the last repetition seemed to be another text. A single one is counted: it may be a cough. */
  #isExpected = false;
  #last = { start: -1, isAnother: false };

  /** `fit` is that of the lesson. */
  constructor(order: TextOrder, memory: SpokenMemory, fit: number) {
    this.#order = order;
    this.#memory = memory;
    this.#leastGain = LEAST_SHARE * gainFor(fit);
  }

  /** Returns true for a passage that must not be counted. `gain` is its mean gain. */
  isHeard({ start, end }: Pick<Ending, "start" | "end">, gain: number): boolean {
    if (gain >= this.#leastGain) return false;
    // What was refused stays refused when it seems to end once more, after the silence.
    if (start === this.#last.start) return this.#last.isAnother;
    if (this.#memory.silenceBefore(end, AROUND) < PAUSES) return false;
    if (this.#order.disorderOf({ start, end }) < LEAST_DISORDER) return false;
    this.#last = { start, isAnother: this.#isExpected };
    this.#isExpected = true;
    return this.#last.isAnother;
  }

  /** Takes the gain of a repetition that was counted. */
  note(gain: number): void {
    if (gain >= this.#leastGain) this.#isExpected = false;
  }
}
