import type { Features } from "../comparison/feature-rows.ts";
import { alignInTime } from "../comparison/time-warping.ts";
import { ALIGNMENT_DIMENSIONS, ALIGNMENT_RATE, alignmentFrames, FIRST_CENTER, halved } from "./alignment-frames.ts";
import type { Span } from "../sound/sounding-span.ts";

/** A repetition of a text by a voice whose times are known: mono at SAMPLE_RATE, trimmed to where it sounds. */
export interface Reference {
  readonly sound: Float32Array;
  /** The seconds at which each syllable begins and ends. */
  readonly syllables: readonly Span[];
}

export interface SyllableTimes {
  readonly syllables: readonly Span[];
  /**
   * The mean distance along the path, as a share of the distance of two unlike frames. A smaller value is more alike.
   */
  readonly unlikeness: number;
}

/**
 * These lengths of the vocal tract are tried against a person's, on every other frame. They are shares of ours, and
 * were fit to `npm run recording:figures` (decision 0026).
 */
const WARPS = [0.86, 0.93, 1, 1.08, 1.17];
/** Holding a sound costs so many mean distances. It was fit to `npm run recording:figures` (decision 0026). */
export const HOLDING = 0.3;
/** A boundary is heard so many seconds late, because a window of 32 ms hears the next sound before it is there. */
const LATENESS = 0.015;
const SHORTEST = 0.04;

/**
 * Finds the times at which the syllables of a text sound in a repetition of it. Both sounds are trimmed to where
 * something sounds. It uses dynamic time warping of cepstra, slopes and loudness.
 */
export function alignSyllables(reference: Reference, sound: Float32Array): SyllableTimes {
  const theirs = alignmentFrames(sound);
  const warp = likestWarp(reference, theirs);
  const { partner, cost } = alignInTime(alignmentFrames(reference.sound, warp), theirs, HOLDING);
  const timeOf = (seconds: number) => FIRST_CENTER + partnerAt(partner, seconds) / ALIGNMENT_RATE - LATENESS;
  return {
    syllables: inOrder(reference.syllables.map(({ start, end }) => ({ start: timeOf(start), end: timeOf(end) }))),
    unlikeness: shareOf(cost),
  };
}

function unlikenessTo({ sound }: Reference, frames: Features, warp: number): number {
  return shareOf(alignInTime(halved(alignmentFrames(sound, warp)), halved(frames), HOLDING).cost);
}

/**
 * Returns the length of the vocal tract, as a share of ours, with which the reference is most like the frames of a
 * person.
 */
export function likestWarp(reference: Reference, frames: Features): number {
  const tried = WARPS.map((warp) => ({ warp, unlikeness: unlikenessTo(reference, frames, warp) }));
  return tried.reduce((best, one) => (one.unlikeness < best.unlikeness ? one : best)).warp;
}

/** Returns the mean distance along a path as a share of the distance of two unlike frames. */
export const shareOf = (cost: number) => cost / Math.sqrt(2 * ALIGNMENT_DIMENSIONS);

/**
 * Returns the frame that belongs to a moment of the reference, as a fraction where the moment is between two frames.
 */
function partnerAt(partner: Int32Array, seconds: number): number {
  const at = (seconds - FIRST_CENTER) * ALIGNMENT_RATE;
  const low = Math.max(0, Math.min(partner.length - 1, Math.floor(at)));
  const high = Math.min(partner.length - 1, low + 1);
  const share = Math.max(0, Math.min(1, at - low));
  return (partner[low] ?? 0) * (1 - share) + (partner[high] ?? 0) * share;
}

/** Makes each syllable last a moment, and begin where the one before it is over. */
function inOrder(syllables: readonly Span[]): Span[] {
  let before = 0;
  return syllables.map(({ start, end }) => {
    const from = Math.max(before, start);
    before = Math.max(from + SHORTEST, end);
    return { start: from, end: before };
  });
}
