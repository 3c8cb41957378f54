import { z } from "zod";
import { soundIds } from "./practice.ts";

/** A sound to sit with. It has no end: from `loopEnd` it goes on at `loopStart`, sample by sample. Times in seconds. */
export const MeditationSound = z.strictObject({
  id: z.enum(soundIds),
  name: z.string(),
  type: z.enum(["chant", "instrument"]),
  audioUrl: z.string(),
  /** Length of one round. */
  seconds: z.number(),
  loopStart: z.number(),
  loopEnd: z.number(),
  /** Loudness along one round, 0 … 1. */
  waveform: z.array(z.number()),
});
export type MeditationSound = z.infer<typeof MeditationSound>;

/** Film for a sitting. Its description is for people who cannot see it. */
export const Visualization = z.strictObject({ url: z.string(), poster: z.string(), description: z.string() });
export type Visualization = z.infer<typeof Visualization>;

/** A sentence to take along from a sitting, and the teaching in which it stands. */
export const TeachingLine = z.strictObject({ slug: z.string(), title: z.string(), line: z.string() });
export type TeachingLine = z.infer<typeof TeachingLine>;

export const Meditation = z.strictObject({
  sounds: z.array(MeditationSound),
  video: Visualization,
  /** The newest teaching first. */
  lines: z.array(TeachingLine),
});
export type Meditation = z.infer<typeof Meditation>;
