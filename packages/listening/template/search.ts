import { type Frame, FRAMES_PER_SECOND } from "../features/front-end.ts";
import { SpokenSound } from "./found-takes.ts";
import { MeanRemover } from "../features/mean-remover.ts";
import { type Candidate, candidateOf, follow, likestFirst, ownTemplate, type OwnLimits } from "./own-template.ts";
import type { Template } from "./teaching.ts";
import type { Features } from "../comparison/feature-rows.ts";

/** Seconds of sound after which the repetitions found so far are examined. */
const EXAMINED_AT = [8, 12, 17, 24, 34, 48, 68, 96, 120];
/**
 * Limits beyond which takes are talk that was taken for the text. Ratio to their average and median of each to each: chanting
 * has 0.46-0.67, even beside a fan, most talk 0.74 and more. What is nearly alike in talk has no order: the least alike pair
 * of three takes has 0.82 and more there, 0.5 to 0.8 in chanting. The real text earns 0.18 and more.
 */
const LIMITS: OwnLimits = { unlike: 0.55, unlikeEachOther: 0.7, outOfOrder: 0.8, leastGain: 0.15 };

/** Examinations in which half of a text is refused, and candidates in each. */
const CAREFUL = 4;
const EXAMINED = 3;
/**
 * Lengths of a repetition by the other voice between which one's own lies. Our chants give a syllable 0.3 to 0.5 s, so that less
 * is faster than anybody speaks, and more is likelier two repetitions than one so slow: who chants so slowly teaches.
 */
const LEAST_LENGTH = 0.2;
const MOST_LENGTH = 1.6;
/** Half of the frames are enough to find a repetition, at a quarter of the cost. */
const STEP = 2;

/**
 * Looks for the first repetitions of a text by templates of another voice (paces, lengths of the throat). What the best
 * of them has found becomes the person's own template.
 */
export class Search {
  readonly #candidates: readonly Candidate[];
  readonly #frames: Frame[] = [];
  /** Frames of one repetition by the other voice. */
  readonly #length: number;
  #examinations = 0;

  constructor(templates: readonly Features[]) {
    const mean = new MeanRemover();
    this.#candidates = templates.map((template) => candidateOf(template, STEP, mean));
    this.#length = Math.max(...templates.map(({ length }) => length));
  }

  /** Everything heard so far: the repetitions in it are counted once the text is found. */
  get frames(): readonly Frame[] {
    return this.#frames;
  }

  /** True once two minutes have been examined in vain. */
  get isOver(): boolean {
    return this.#examinations === EXAMINED_AT.length;
  }

  /** Answers the person's own template once it is sure. */
  push(frame: Frame): Template | null {
    this.#frames.push(frame);
    for (const candidate of this.#candidates) follow(candidate, frame);
    if (this.#frames.length < (EXAMINED_AT[this.#examinations] ?? Infinity) * FRAMES_PER_SECOND) return null;
    this.#examinations++;
    return this.#examine();
  }

  #examine(): Template | null {
    const isCareful = this.#examinations <= CAREFUL;
    const spoken = new SpokenSound(this.#frames);
    for (const candidate of likestFirst(this.#candidates).slice(0, EXAMINED)) {
      const own = ownTemplate(candidate, spoken, { ...LIMITS, isCareful, isOnce: true });
      if (own && this.#isPlausible(own)) return own;
    }
    return null;
  }

  #isPlausible({ features: { length } }: Template): boolean {
    return length > LEAST_LENGTH * this.#length && length < MOST_LENGTH * this.#length;
  }
}
