import { type Frame, FRAMES_PER_SECOND, FrontEnd } from "./features/front-end.ts";
import { Lesson, type LessonRefusal } from "./template/lesson.ts";
import { Holes } from "./counting/holes.ts";
import { MeanRemover } from "./features/mean-remover.ts";
import type { Repetition } from "./counting/repetition.ts";
import { RepetitionTracker } from "./counting/repetition-tracker.ts";
import { Search } from "./template/search.ts";
import type { Template } from "./template/teaching.ts";
import { fitFor } from "./comparison/template-fit.ts";
import type { Features } from "./comparison/feature-rows.ts";

export type Heard =
  /** A voice has begun or stopped to sound. `isNoisy` says that the room is nearly as loud as the voice. */
  | { readonly type: "sound"; readonly isSpeech: boolean; readonly isNoisy: boolean }
  /** So many of the three repetitions have been heard. */
  | { readonly type: "take"; readonly takes: number }
  | { readonly type: "refused"; readonly reason: LessonRefusal }
  /** The text has not been found in two minutes of sound. */
  | { readonly type: "not-found" }
  /** Repetitions are counted from now on. */
  | { readonly type: "ready"; readonly template: Template }
  /**
   * A repetition was heard. `confirms` says that the ones before it were of the same chanting, so they are sure too.
   */
  | { readonly type: "repetition"; readonly isSure: boolean; readonly confirms: boolean }
  /**
   * Between the repetitions of a text that was found by a recording so much is spoken that every other one may be
   * missed.
   */
  | { readonly type: "holes" };

/**
 * A repetition that gains less than this share of the usual gain may be something else. The share was chosen by trial.
 */
const SURE_SHARE = 0.35;
/** So many seconds may pass between repetitions of one chanting. */
const SAME_CHANTING = 1.5;
/**
 * The room is noisy, and the screen says so, if the voice is less than so many dB above it. The limit was chosen by
 * trial.
 */
const NOISY_DB = 11;
/** The mean loudness moves by this share to that of each frame of speech, which takes one second. */
const LOUDNESS_PACE = 0.02;

type Work =
  | { readonly kind: "waiting" }
  | { readonly kind: "lesson"; readonly lesson: Lesson }
  | { readonly kind: "search"; readonly templates: readonly Features[]; readonly search: Search }
  | {
      readonly kind: "counting";
      readonly tracker: RepetitionTracker;
      usual: number;
      lastEnd: number;
      /** The value is null where no holes are looked for, because the text was taught or they have been reported. */
      holes: Holes | null;
    };

/**
 * Listens to one person who chants one text. It learns the text in a lesson or finds it, and then counts it. It takes
 * sound at SAMPLE_RATE.
 */
export class Listener {
  readonly #frontEnd = new FrontEnd();
  #work: Work = { kind: "waiting" };
  #isSpeech = false;
  #isNoisy = false;
  /** The dB of the voice above the room. */
  #snr = 30;

  /** Begins a lesson of three repetitions, with a pause after each. */
  teach(): void {
    this.#work = { kind: "lesson", lesson: new Lesson() };
  }

  /** Looks for repetitions by the templates of another voice (see `templateBank`). */
  search(templates: readonly Features[]): void {
    this.#work = { kind: "search", templates, search: new Search(templates) };
  }

  /** Counts by a template that was made earlier. */
  count(template: Template): void {
    this.#work = countingBy(template, new MeanRemover());
  }

  push(samples: ArrayLike<number>): Heard[] {
    this.#frontEnd.followsLouderRoom = this.#work.kind === "counting";
    return this.#frontEnd.push(samples).flatMap((frame) => this.#followSound(frame).concat(this.#hear(frame)));
  }

  #followSound({ isSpeech, snr }: Frame): Heard[] {
    if (isSpeech) this.#snr += LOUDNESS_PACE * (snr - this.#snr);
    const isNoisy = this.#snr < NOISY_DB;
    if (isSpeech === this.#isSpeech && isNoisy === this.#isNoisy) return [];
    this.#isSpeech = isSpeech;
    this.#isNoisy = isNoisy;
    return [{ type: "sound", isSpeech, isNoisy }];
  }

  #hear(frame: Frame): Heard[] {
    switch (this.#work.kind) {
      case "waiting":
        return [];
      case "lesson":
        return this.#learn(this.#work.lesson, frame);
      case "search":
        return this.#seek(this.#work, frame);
      case "counting":
        return countFrame(this.#work, frame);
    }
  }

  /** Ends a repetition of the lesson where no pause ends it. */
  endTake(): Heard[] {
    if (this.#work.kind !== "lesson") return [];
    const { lesson } = this.#work;
    return this.#judge(lesson, lesson.endTake());
  }

  #learn(lesson: Lesson, frame: Frame): Heard[] {
    const takes = lesson.push(frame);
    return lesson.isWithoutPause ? this.#refuse("noisy") : this.#judge(lesson, takes);
  }

  #judge(lesson: Lesson, takes: number | null): Heard[] {
    if (takes === null) return [];
    const judgment = lesson.judge();
    if (judgment === null) return [{ type: "take", takes }];
    if (judgment.refusal !== null) return this.#refuse(judgment.refusal);
    return [{ type: "take", takes }, ...this.#begin(judgment.template, lesson.frames)];
  }

  /** Refuses the lesson and listens for three new repetitions. */
  #refuse(reason: LessonRefusal): Heard[] {
    this.teach();
    return [{ type: "refused", reason }];
  }

  /**
   * Begins to count with the mean of the sound heard so far, so that the first repetition is counted like the others.
   */
  #begin(template: Template, frames: readonly Frame[]): Heard[] {
    const mean = new MeanRemover();
    for (const frame of frames) mean.next(frame);
    this.#work = countingBy(template, mean);
    return [{ type: "ready", template }];
  }

  #seek({ templates, search }: Work & { kind: "search" }, frame: Frame): Heard[] {
    const own = search.push(frame);
    if (own) {
      const ready = this.#begin(own, search.frames);
      if (this.#work.kind === "counting") this.#work.holes = new Holes(own.features.length);
      // The repetitions by which the text was found are counted too.
      return [...ready, ...search.frames.flatMap((earlier) => this.#hear(earlier))];
    }
    if (!search.isOver) return [];
    this.search(templates);
    return [{ type: "not-found" }];
  }
}

const countingBy = ({ features, ratio, snr, levels }: Template, mean: MeanRemover): Work => ({
  kind: "counting",
  tracker: new RepetitionTracker(features, { fit: fitFor(ratio), snr, ...(levels && { levels }) }, mean),
  usual: fitFor(ratio) - ratio,
  lastEnd: -Infinity,
  holes: null,
});

function countFrame(work: Work & { kind: "counting" }, frame: Frame): Heard[] {
  work.holes?.hear(frame);
  return work.tracker.push(frame).flatMap((repetition) => countRepetition(work, repetition));
}

function countRepetition(work: Work & { kind: "counting" }, { start, end, gain }: Repetition): Heard[] {
  const isSure = gain >= SURE_SHARE * work.usual;
  const confirms = isSure && start - work.lastEnd < SAME_CHANTING;
  if (isSure) work.usual += 0.1 * (gain - work.usual);
  work.lastEnd = end;
  const counted: Heard = { type: "repetition", isSure, confirms };
  const hasHoles = work.holes?.count({ start: start * FRAMES_PER_SECOND, end: end * FRAMES_PER_SECOND }) === true;
  if (!hasHoles) return [counted];
  work.holes = null;
  return [counted, { type: "holes" }];
}
