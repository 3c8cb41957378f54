import { type Frame, FRAMES_PER_SECOND } from "../features/front-end.ts";
import { SpokenSound } from "./found-takes.ts";
import { MeanRemover } from "../features/mean-remover.ts";
import { type Candidate, candidateOf, follow, likestFirst, ownTemplate, type OwnLimits } from "./own-template.ts";
import { OTHER_VOICE_FIT, otherVoiceFit } from "./other-voice-fit.ts";
import type { Template } from "./teaching.ts";
import type { Features } from "../comparison/feature-rows.ts";

/** After so many seconds of sound the repetitions found so far are examined. */
const EXAMINED_AT = [8, 12, 17, 24, 34, 48, 68, 96, 120];
/**
 * Beyond these limits takes are talk that was taken for the text. The first two are the ratio to their average and the
 * median of each to each: chanting has 0.46 to 0.67, even beside a fan, and most talk 0.74 and more. Similar sounds in
 * talk have no order: the least alike pair of three takes has 0.82 and more there, and 0.5 to 0.8 in chanting. The real
 * text gains 0.18 and more.
 */
const LIMITS: OwnLimits = { unlike: 0.55, unlikeEachOther: 0.7, outOfOrder: 0.8, leastGain: 0.15 };

/** Half of a text is refused in so many examinations, and each examines so many candidates. */
const CAREFUL = 4;
const EXAMINED = 3;
/**
 * The length of the person's own repetition lies between these shares of the other voice's. Our chants give a syllable
 * 0.3 to 0.5 s, so a smaller share is faster than anybody speaks, and a larger one is more likely two repetitions than
 * a single slow one. People who chant so slowly can teach.
 */
const LEAST_LENGTH = 0.2;
const MOST_LENGTH = 1.6;
/** Half of the frames are enough to find a repetition, at a quarter of the cost. */
const STEP = 2;

/**
 * Looks for the first repetitions of a text by templates of another voice (paces, lengths of the throat). What the best
 * of them finds becomes the person's own template.
 */
export class Search {
  readonly #candidates: readonly Candidate[];
  readonly #frames: Frame[] = [];
  /** The number of frames of one repetition by the other voice. */
  readonly #length: number;
  readonly #hasFewSounds: boolean;
  #examinations = 0;

  constructor(templates: readonly Features[]) {
    const mean = new MeanRemover();
    this.#length = Math.max(...templates.map(({ length }) => length));
    const longest = templates.filter(({ length }) => length === this.#length);
    const fit = otherVoiceFit(longest[longest.length >> 1] ?? []);
    this.#hasFewSounds = fit > OTHER_VOICE_FIT;
    this.#candidates = templates.map((template) => candidateOf(template, { step: STEP, mean, fit }));
  }

  /** Returns everything heard so far. Its repetitions are counted once the text is found. */
  get frames(): readonly Frame[] {
    return this.#frames;
  }

  /** Returns true once two minutes have been examined without success. */
  get isOver(): boolean {
    return this.#examinations === EXAMINED_AT.length;
  }

  /** Returns the person's own template once it is sure. */
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
      const own = ownTemplate(candidate, spoken, {
        ...LIMITS,
        isCareful,
        hasFewSounds: this.#hasFewSounds,
        isOnce: true,
      });
      if (own && this.#isPlausible(own)) return own;
    }
    return null;
  }

  #isPlausible({ features: { length } }: Template): boolean {
    return length > LEAST_LENGTH * this.#length && length < MOST_LENGTH * this.#length;
  }
}
