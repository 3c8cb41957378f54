export interface TrackerOptions {
  /**
   * The limit for how far a frame may be from its place in the text, as a share of the mean distance: `fitFor` of the
   * lesson.
   */
  fit: number;
  /** The dB above the noise in the lesson. Where there are fewer now, the limit is raised at once. */
  snr?: number;
  /** The dB of each frame of the template above the noise in the lesson, where they are known. */
  levels?: readonly number[];
  /** If the flag is true, the template and the limit follow what is counted. */
  isLearning?: boolean;
}

/** A repetition, in seconds of the sound. */
export interface Repetition {
  readonly start: number;
  readonly end: number;
  /** The moment at which it was sure enough to be counted. */
  readonly counted: number;
  /** The mean gain of its frames: about -0.3 for other speech, and 0.4 for the same voice in a quiet room. */
  readonly gain: number;
}
