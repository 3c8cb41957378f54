/**
 * A count must be the best explanation for so many frames, 100 ms, before it is reported. With 60 ms a count beside other
 * voices comes 0.05 s sooner, and a few more are wrong or missing in `npm run aloud:people` (decision 0026). The next two
 * were chosen by trial.
 */
const PATIENCE = 5;
/**
 * If sound goes on, an end must be ahead by this gain, because a text that ends in a repeated word could go on with
 * that word.
 */
export const MARGIN = 0.5;
/** An end that is only just ahead becomes surer by this share of a frame. */
const BARELY_AHEAD = 0.5;

/** How an end stands in a frame. */
interface Prospect {
  /** The gain by which it is ahead of all other explanations; -Infinity where nothing has ended. */
  ahead: number;
  /**
   * The flag is true while the text seems to go on: an unfinished text explains the sound better from frame to frame.
   */
  isGoingOn: boolean;
  isSilent: boolean;
  /** The flag is true if the silence is an end, and not a breath. */
  isEnd: boolean;
  /** The flag is true if the noise is louder beside the voice than in the lesson. */
  isNoisier: boolean;
}

/** Becomes sure of an end while no other explanation is better. */
export class Certainty {
  #frames = 0;

  /** Takes the next frame. Returns true once the end is sure. */
  grow(prospect: Prospect): boolean {
    this.#frames = prospect.ahead >= 0 ? this.#frames + trustIn(prospect) : 0;
    // During silence the explanations do not change.
    return this.#frames >= (prospect.isEnd ? 1 : PATIENCE);
  }

  /** Begins again after a count. */
  forget(): void {
    this.#frames = 0;
  }
}

/**
 * Returns the share of a frame by which the end becomes surer, because beside a road sound goes on after every end.
 * While the text seems to go on, no end becomes surer, except in noise, in which something always seems to go on.
 */
function trustIn({ ahead, isGoingOn, isSilent, isEnd, isNoisier }: Prospect): number {
  if (isEnd) return 1;
  if (isGoingOn && !isNoisier) return 0;
  if (ahead >= MARGIN) return 1;
  return isSilent ? 0 : BARELY_AHEAD;
}
