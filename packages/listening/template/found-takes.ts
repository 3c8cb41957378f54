import { type Frame, FRAMES_PER_SECOND, TRAILING } from "../features/front-end.ts";
import { MeanRemover } from "../features/mean-remover.ts";
import type { Features } from "../comparison/feature-rows.ts";
import { medianOf } from "../comparison/template-fit.ts";

/** Frames of speech around the ends of what another voice has found, within which a pause is its true end: half a second. */
const NEAR_PAUSE = FRAMES_PER_SECOND / 2;
/** Frames of speech by which the next one begins before or after an end that is not believed: half a second. */
const LEAST_APART = FRAMES_PER_SECOND / 2;
/** Share of what was found by which it may: beyond that others have spoken in between. */
const MOST_APART = 0.25;

interface Found {
  readonly start: number;
  readonly end: number;
}

/** Speech of some sound without its pauses, out of which repetitions are taken. */
export class SpokenSound {
  /** The whole sound, pauses included. */
  readonly frames: readonly Frame[];
  readonly #vectors: Float32Array[] = [];
  /** Index of each frame of speech in the sound. */
  readonly #indexes: number[] = [];
  /** Places of the frames that come after a pause, and of the end. */
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

  /** Everything that is spoken, less its mean. */
  get speech(): Features {
    return this.#vectors;
  }

  /** Speech of each. */
  asFound(found: readonly Found[]): Features[] {
    return found.map(({ start, end }) => this.#between(start, end));
  }

  /**
   * Speech of each, up to where the next one begins if that is not where it ends: of what is chanted on and on another voice
   * finds the beginnings, and some of the ends up to three seconds off. The last one ends as much sooner or later as the others.
   */
  upToNext(found: readonly Found[]): Features[] {
    const later = found.slice(0, -1).map((each, at) => this.#secondsBetween(each, found[at + 1] ?? each));
    const usual = later.length === 0 ? 0 : medianOf(later);
    return found.map(({ start, end }, at) => this.#between(start, end + (later[at] ?? usual)));
  }

  /** Seconds by which the next one begins after the end; 0 where that is believed, negative where the next begins sooner. */
  #secondsBetween({ start, end }: Found, next: Found): number {
    const later = next.start - end;
    const isSpoken = this.#between(Math.min(end, next.start), Math.max(end, next.start)).length >= LEAST_APART;
    return isSpoken && Math.abs(later) < MOST_APART * (end - start) ? later : 0;
  }

  /** Speech between two moments in seconds. */
  #between(start: number, end: number): Features {
    return this.#vectors.slice(this.#placeOf(start), this.#placeOf(end));
  }

  /**
   * Speech of each, from the pause nearest to its beginning to the pause nearest to its end. Left out where there is none,
   * where so many frames are not likely, and where it lies in the one before: that was found twice.
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

  /** Speech of each, from pause to pause where these are near, else as it was found. */
  cutAtPauses(found: readonly Found[]): Features[] {
    return found.map(({ start, end }) => {
      const pause = this.#pauseNear(end);
      const from = this.#pauseNear(start) ?? this.#placeOf(start);
      return this.#vectors.slice(from, pause === null ? this.#placeOf(end) : pause - TRAILING);
    });
  }

  /** Share of what was found whose beginnings and ends lie near a pause. */
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
