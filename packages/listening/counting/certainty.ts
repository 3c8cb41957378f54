/** Frames for which a count must stay the best explanation before it is reported: 100 ms. It was chosen by trial, as were the next two. */
const PATIENCE = 5;
/** Gain by which an end must be ahead where sound goes on: a text that ends in a repeated word could go on with it. */
export const MARGIN = 0.5;
/** Share of a frame for an end that is hardly ahead. */
const BARELY_AHEAD = 0.5;

/** Standing of an end in a frame. */
interface Prospect {
  /** Gain by which it is ahead of all else; -Infinity where nothing has ended. */
  ahead: number;
  /** The text seems to go on: what is unfinished explains the sound better from frame to frame. */
  isGoingOn: boolean;
  isSilent: boolean;
  /** The silence is an end, and no breath. */
  isEnd: boolean;
  /** Noise is nearer than at the teaching. */
  isNoisier: boolean;
}

/** Becomes sure of an end while nothing else explains the sound better. */
export class Certainty {
  #frames = 0;

  /** Takes the next frame; true once the end is sure. */
  grow(prospect: Prospect): boolean {
    this.#frames = prospect.ahead >= 0 ? this.#frames + trustIn(prospect) : 0;
    // In silence nothing changes any more.
    return this.#frames >= (prospect.isEnd ? 1 : PATIENCE);
  }

  /** Begins anew after a count. */
  forget(): void {
    this.#frames = 0;
  }
}

/**
 * Share of a frame by which the end becomes surer: beside a road sound goes on after every end. While the text seems to go on
 * nothing becomes surer, but for noise, in which something always does.
 */
function trustIn({ ahead, isGoingOn, isSilent, isEnd, isNoisier }: Prospect): number {
  if (isEnd) return 1;
  if (isGoingOn && !isNoisier) return 0;
  if (ahead >= MARGIN) return 1;
  return isSilent ? 0 : BARELY_AHEAD;
}
