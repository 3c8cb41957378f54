import { type Frame, FRAMES_PER_SECOND, TRAILING } from "../features/front-end.ts";
import { MeanRemover } from "../features/mean-remover.ts";
import type { Features } from "../comparison/feature-rows.ts";
import { medianOf } from "../comparison/template-fit.ts";

/**
 * Another voice finds ends inexactly. A pause within so many frames of speech, half a second, around them is the true
 * end.
 */
const NEAR_PAUSE = FRAMES_PER_SECOND / 2;
/** An end is not believed if the next repetition begins so many frames of speech, half a second, before or after it. */
const LEAST_APART = FRAMES_PER_SECOND / 2;
/** The distance may be this share of the length at most, because beyond that others have spoken in between. */
const MOST_APART = 0.25;

interface Found {
  readonly start: number;
  readonly end: number;
}

/** The speech of a sound without its pauses, from which repetitions are taken. */
export class SpokenSound {
  /** The whole sound, including pauses. */
  readonly frames: readonly Frame[];
  readonly #vectors: Float32Array[] = [];
  /** The index of each frame of speech in the sound. */
  readonly #indexes: number[] = [];
  /** The places of the frames that come after a pause, and of the end. */
  readonly #pauses: number[] = [];

  constructor(frames: readonly Frame[]) {
    this.frames = frames;
    const mean = new MeanRemover();
    let wasSpeech = false;
    for (const frame of frames) {
      const vector = mean.next(frame);
      if (frame.isSpeech && !wasSpeech) this.#pauses.push(this.#vectors.length);
      wasSpeech = frame.isSpeech;
      if (!frame.isSpeech) continue;
      this.#vectors.push(vector);
      this.#indexes.push(frame.index);
    }
    if (!wasSpeech) this.#pauses.push(this.#vectors.length);
  }

  /** Returns everything that is spoken, without its mean. */
  get speech(): Features {
    return this.#vectors;
  }

  /** Returns the speech of each repetition. */
  asFound(found: readonly Found[]): Features[] {
    return found.map(({ start, end }) => this.#between(start, end));
  }

  /**
   * Returns the speech of each repetition, up to where the next one begins if that is not where it ends. In chanting
   * without pauses another voice finds the beginnings, and some of the ends up to three seconds off. The last
   * repetition is made longer or shorter by as much as the others.
   */
  upToNext(found: readonly Found[]): Features[] {
    const later = found.slice(0, -1).map((each, at) => this.#secondsBetween(each, found[at + 1] ?? each));
    const usual = later.length === 0 ? 0 : medianOf(later);
    return found.map(({ start, end }, at) => this.#between(start, end + (later[at] ?? usual)));
  }

  /**
   * Returns by how many seconds the next repetition begins after the end, or 0 where the end is believed. The number is
   * negative where the next one begins sooner.
   */
  #secondsBetween({ start, end }: Found, next: Found): number {
    const later = next.start - end;
    const isSpoken = this.#between(Math.min(end, next.start), Math.max(end, next.start)).length >= LEAST_APART;
    return isSpoken && Math.abs(later) < MOST_APART * (end - start) ? later : 0;
  }

  /** Returns the speech between two moments in seconds. */
  #between(start: number, end: number): Features {
    return this.#vectors.slice(this.#placeOf(start), this.#placeOf(end));
  }

  /**
   * Returns the speech of each repetition, from the pause nearest to its beginning to the pause nearest to its end. A
   * repetition is left out where there is no pause, where its length is unlikely, and where it is contained in the one
   * before, so that it was found twice.
   */
  betweenPauses(found: readonly Found[], isLikely: (frames: number) => boolean): Features[] {
    let over = 0;
    return found.flatMap(({ start, end }) => {
      const [from, pause] = [this.#pauseNear(start), this.#pauseNear(end)];
      if (from === null || pause === null || pause <= from || from < over) return [];
      const to = Math.max(from + 1, pause - TRAILING);
      if (!isLikely(to - from)) return [];
      over = pause;
      return [this.#vectors.slice(from, to)];
    });
  }

  /** Returns the speech of each repetition, from pause to pause where these are near, and otherwise as it was found. */
  cutAtPauses(found: readonly Found[]): Features[] {
    return found.map(({ start, end }) => {
      const pause = this.#pauseNear(end);
      const from = this.#pauseNear(start) ?? this.#placeOf(start);
      return this.#vectors.slice(from, pause === null ? this.#placeOf(end) : pause - TRAILING);
    });
  }

  /** Returns the share of beginnings and ends that are near a pause. */
  shareAtPauses(found: readonly Found[]): number {
    const ends = found.flatMap(({ start, end }) => [start, end]);
    return ends.filter((end) => this.#pauseNear(end) !== null).length / ends.length;
  }

  #placeOf(moment: number): number {
    const frame = Math.round(moment * FRAMES_PER_SECOND);
    const place = this.#indexes.findIndex((index) => index >= frame);
    return place < 0 ? this.#indexes.length : place;
  }

  #pauseNear(moment: number): number | null {
    const place = this.#placeOf(moment);
    const away = (pause: number) => Math.abs(pause - place);
    const nearest = this.#pauses.reduce((near, pause) => (away(pause) < away(near) ? pause : near), Infinity);
    return away(nearest) <= NEAR_PAUSE ? nearest : null;
  }
}
