import type { SoundId } from "./practice.ts";

/** A sound to sit with. It has no end: from `loopEnd` it goes on at `loopStart`, sample by sample. Times in seconds. */
export interface MeditationSound {
  id: SoundId;
  name: string;
  type: "chant" | "instrument";
  audioUrl: string;
  /** Length of one round. */
  seconds: number;
  loopStart: number;
  loopEnd: number;
  /** Loudness along one round, 0 … 1. */
  waveform: number[];
}

/** Picture for a sitting; the description is for those who do not. */
export interface Visualization {
  url: string;
  poster: string;
  description: string;
}

/** A sentence to take along from a sitting, and the teaching in which it stands. */
export interface TeachingLine {
  slug: string;
  title: string;
  line: string;
}

export interface Meditation {
  sounds: MeditationSound[];
  video: Visualization;
  /** The newest teaching first. */
  lines: TeachingLine[];
}
