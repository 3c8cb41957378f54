import type { Features } from "../comparison/feature-rows.ts";
import { alignByDistances, distancesOf } from "../comparison/time-warping.ts";
import type { Span } from "../sound/sounding-span.ts";
import { HOLDING, likestWarp, type Reference, shareOf } from "./align-syllables.ts";
import { alignmentFrames, COARSE_RATE, halved, soundingFrames } from "./alignment-frames.ts";

/** How like a text a repetition is, compared with the same sounds in other orders. */
export interface TextLikeness {
  /** The unlikeness is explained in SyllableTimes, and is without the silences here. */
  readonly unlikeness: number;
  /**
   * By how many standard deviations the text is more like the repetition than its own syllables in other orders are.
   * For another text the number is around 0, because that has no reason to be in the order of this one.
   */
  readonly lead: number;
  /** One standard deviation of those orders, in the measure of `unlikeness`. */
  readonly deviation: number;
}

/** So many orders are tried. They give the standard deviation to one part in seven (1 / √(2n)). */
const ORDERS = 24;
/**
 * Syllables are sorted into so many classes of length, and only change places within a class. Metre and pauses, which
 * verses share, thus stay as they are.
 */
const LENGTHS = 4;
/** A class of length has at least so many syllables, because five syllables already have 120 orders. */
const LEAST_ALIKE = 5;

/**
 * Returns a function that compares a repetition with a text by a voice whose times are known. The length of the throat
 * is only found once, by `reference`, because it is the same whatever the person chants.
 */
export function likenessInOneVoice(reference: Reference, sound: Float32Array): (other: Reference) => TextLikeness {
  const frames = alignmentFrames(sound);
  const warp = likestWarp(reference, frames);
  const heard = syllablesIn(halved(frames), []).flat();
  return (other) => likenessOf(syllablesIn(halved(alignmentFrames(other.sound, warp)), other.syllables), heard);
}

/** Returns the frames of each syllable that are not silent, or those of the whole sound without syllables. */
function syllablesIn(frames: Features, syllables: readonly Span[]): Features[] {
  const isHeard = soundingFrames(frames);
  const starts = [0, ...syllables.slice(1).map(({ start }) => frameAt(start))];
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? frames.length;
    return frames.slice(from, to).filter((_, place) => isHeard[from + place]);
  });
}

function likenessOf(syllables: readonly Features[], heard: Features): TextLikeness {
  const distances = distancesOf(syllables.flat(), heard);
  let row = 0;
  const pieces = syllables.map(({ length }) =>
    Array.from({ length }, () => distances.subarray(row * heard.length, ++row * heard.length)),
  );
  const unlikenessIn = (order: readonly (readonly Float64Array[])[]) => {
    const ordered = new Float64Array(distances.length);
    for (const [at, frame] of order.flat().entries()) ordered.set(frame, at * heard.length);
    return shareOf(alignByDistances(ordered, heard.length, HOLDING).cost);
  };
  const unlikeness = unlikenessIn(pieces);
  const others = Array.from({ length: ORDERS }, (_, seed) => unlikenessIn(inAnotherOrder(pieces, seed)));
  const mean = others.reduce((sum, one) => sum + one / ORDERS, 0);
  const deviation = Math.sqrt(others.reduce((sum, one) => sum + (one - mean) ** 2 / (ORDERS - 1), 1e-9));
  return { unlikeness, lead: (mean - unlikeness) / deviation, deviation };
}

const frameAt = (seconds: number) => Math.round(seconds * COARSE_RATE);

/** Exchanges pieces that are alike in length. */
function inAnotherOrder<Piece extends { readonly length: number }>(pieces: readonly Piece[], seed: number): Piece[] {
  const byLength = [...pieces.keys()].toSorted((a, b) => (pieces[a]?.length ?? 0) - (pieces[b]?.length ?? 0));
  const alike = Math.max(LEAST_ALIKE, Math.ceil(pieces.length / LENGTHS));
  const ordered = [...pieces];
  const random = numbersFrom(seed);
  for (let from = 0; from < byLength.length; from += alike) {
    const places = byLength.slice(from, from + alike);
    const drawn = places.map((place) => ({ place, lot: random() })).toSorted((a, b) => a.lot - b.lot);
    for (const [at, place] of places.entries()) {
      const piece = pieces[drawn[at]?.place ?? place];
      if (piece) ordered[place] = piece;
    }
  }
  return ordered;
}

/** Returns random-looking numbers that are the same each time (the linear congruence of Numerical Recipes). */
function numbersFrom(seed: number): () => number {
  let state = seed + 1;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0);
  next();
  return next;
}
