import type { SoundId } from "./practice.ts";

/**
 * A background sound for a sitting, with times in seconds. It is endless: at `loopEnd` the player jumps to `loopStart`,
 * exact to the sample.
 */
export interface MeditationSound {
  id: SoundId;
  name: string;
  type: "chant" | "instrument";
  audioUrl: string;
  /** Length of one loop. */
  seconds: number;
  loopStart: number;
  loopEnd: number;
  /** Loudness along one loop, each value from 0 to 1. */
  waveform: number[];
}

/** Picture to look at during a sitting. The description is for people who cannot see it. */
export interface Visualization {
  url: string;
  poster: string;
  description: string;
}

/** A sentence from a teaching that is shown after a sitting, and the teaching that contains it. */
export interface TeachingLine {
  slug: string;
  title: string;
  line: string;
}

export interface Meditation {
  sounds: MeditationSound[];
  video: Visualization;
  /** Lines sorted by the date of their teaching, newest first. */
  lines: TeachingLine[];
}
