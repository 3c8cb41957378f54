export interface TrackerOptions {
  /** Share of the mean distance that a frame may keep from its place in the text: `fitFor` of the teaching. */
  fit: number;
  /** dB above the noise at the teaching; where there are fewer now, the limit is raised at once. */
  snr?: number;
  /** dB of each frame of the template above the noise at the teaching, where they are known. */
  levels?: readonly number[];
  /** The template and the limit follow what is counted. */
  isLearning?: boolean;
}

/** A repetition, in seconds of the sound. */
export interface Repetition {
  readonly start: number;
  readonly end: number;
  /** Moment at which it was sure enough to be counted. */
  readonly counted: number;
  /** Mean gain of its frames: about -0.3 for other speech, 0.4 for the same voice in quiet. */
  readonly gain: number;
}
