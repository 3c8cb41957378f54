import type { Features } from "../comparison/feature-rows.ts";
import { alignInTime } from "../comparison/time-warping.ts";
import { ALIGNMENT_DIMENSIONS, ALIGNMENT_RATE, alignmentFrames, FIRST_CENTER, halved } from "./alignment-frames.ts";
import type { Span } from "../sound/sounding-span.ts";

/** One repetition of a text by a voice whose times are known: mono at SAMPLE_RATE, trimmed to where it sounds. */
export interface Reference {
  readonly sound: Float32Array;
  /** Seconds of each syllable. */
  readonly syllables: readonly Span[];
}

export interface SyllableTimes {
  readonly syllables: readonly Span[];
  /** Mean distance along the path, as a share of what two unlike frames have: smaller is more alike. */
  readonly unlikeness: number;
}

/** Lengths of the vocal tract that are tried against a person's, on every other frame. */
const WARPS = [0.86, 0.93, 1, 1.08, 1.17];
/** Cost of holding a sound, in mean distances. */
export const HOLDING = 0.3;
/** Seconds by which a boundary is heard late: a window of 32 ms hears the next sound before it is there. */
const LATENESS = 0.015;
const SHORTEST = 0.04;

/**
 * Times at which the syllables of a text sound in one repetition of it, both trimmed to where something sounds: dynamic time
 * warping of cepstra, slopes and loudness.
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

/** Length of the vocal tract, as a share of ours, with which the reference is most like the frames of a person. */
export function likestWarp(reference: Reference, frames: Features): number {
  const tried = WARPS.map((warp) => ({ warp, unlikeness: unlikenessTo(reference, frames, warp) }));
  return tried.reduce((best, one) => (one.unlikeness < best.unlikeness ? one : best)).warp;
}

/** Mean distance along a path as a share of what two unlike frames have. */
export const shareOf = (cost: number) => cost / Math.sqrt(2 * ALIGNMENT_DIMENSIONS);

/** Frame at the side of a moment of the reference, between two frames where the moment is. */
function partnerAt(partner: Int32Array, seconds: number): number {
  const at = (seconds - FIRST_CENTER) * ALIGNMENT_RATE;
  const low = Math.max(0, Math.min(partner.length - 1, Math.floor(at)));
  const high = Math.min(partner.length - 1, low + 1);
  const share = Math.max(0, Math.min(1, at - low));
  return (partner[low] ?? 0) * (1 - share) + (partner[high] ?? 0) * share;
}

/** Each syllable lasts a moment and begins where the one before it is over. */
function inOrder(syllables: readonly Span[]): Span[] {
  let before = 0;
  return syllables.map(({ start, end }) => {
    const from = Math.max(before, start);
    before = Math.max(from + SHORTEST, end);
    return { start: from, end: before };
  });
}
