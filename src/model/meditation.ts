import { z } from "zod";
import { soundIds } from "./practice.ts";

/**
 * A sound for sitting. It has no end: at `loopEnd` it goes on with `loopStart`, without a gap of even a sample. Times
 * are in seconds.
 */
export const MeditationSound = z.strictObject({
  id: z.enum(soundIds),
  name: z.string(),
  type: z.enum(["chant", "instrument"]),
  audioUrl: z.string(),
  /** The length of one round. */
  seconds: z.number(),
  loopStart: z.number(),
  loopEnd: z.number(),
  /** The loudness along one round, from 0 to 1. */
  waveform: z.array(z.number()),
});
export type MeditationSound = z.infer<typeof MeditationSound>;

/** A film for a sitting. Its description is for people who cannot see it. */
export const Visualization = z.strictObject({ url: z.string(), poster: z.string(), description: z.string() });
export type Visualization = z.infer<typeof Visualization>;

/** A sentence of a teaching that is shown after a sitting, and the teaching. */
export const TeachingLine = z.strictObject({ slug: z.string(), title: z.string(), line: z.string() });
export type TeachingLine = z.infer<typeof TeachingLine>;

export const Meditation = z.strictObject({
  sounds: z.array(MeditationSound),
  video: Visualization,
  /** The newest teaching comes first. */
  lines: z.array(TeachingLine),
});
export type Meditation = z.infer<typeof Meditation>;
