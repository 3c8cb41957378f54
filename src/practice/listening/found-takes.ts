import { type Frame, FRAMES_PER_SECOND, HANGOVER } from "./front-end.ts";
import { MeanRemover } from "./mean-remover.ts";
import type { Features } from "./feature-rows.ts";

/** Frames of speech around the ends of what another voice has found, within which a pause is its true end: half a second. */
const NEAR_PAUSE = FRAMES_PER_SECOND / 2;
/** Frames that were held to be speech only because speech came before. */
const TRAILING = HANGOVER - 2;

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

  /** Speech between two moments in seconds. */
  between({ start, end }: Found): Features {
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
