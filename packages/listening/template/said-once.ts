import type { SpokenSound } from "./found-takes.ts";
import { recurrenceOf } from "./recurrence.ts";
import type { Features } from "../comparison/feature-rows.ts";

/** Shares of the usual length between which cuts are one repetition. */
const LEAST_LENGTH = 0.75;
const MOST_LENGTH = 1.35;
/** Share of the cuts that are one repetition at least: where they differ more, nothing is sure. */
const AGREEING = 0.6;
/** Shares of a repetition between which the text may be one: the cuts hold what trails into pauses, the text does not. */
const LEAST_SHARE = 0.75;
const MOST_SHARE = 1.2;

/**
 * Cost up to which a part of the other voice's recording comes back inside of it, as a share of the usual cost of a place: that
 * voice says the same word in the same way. With more, vowels of one text that are alike would be taken for its words.
 */
const SAME_WORD = 0.4;

interface Learning {
  readonly spoken: SpokenSound;
  /** Repetitions of the text that were found in it. */
  readonly repetitions: number;
  /** One repetition by another voice. */
  readonly other: Features;
}

/**
 * Repetitions cut anew, by what comes back in a person's own sound, where the text is longer or shorter than they are. Another
 * voice that is hardly like the person's begins and ends anywhere, and what it finds is alike whatever it spans: one
 * repetition and a half, of which every other one is found, or two. Null where the text is one repetition, and
 * none where nothing is sure.
 */
export function cutAnew(text: Features, { spoken, repetitions, other }: Learning): Features[] | null {
  const { speech } = spoken;
  const { places } = recurrenceOf(text, speech, { atLeast: repetitions });
  const within = Math.max(1, recurrenceOf(other, other, { atLeast: 1, limit: SAME_WORD }).times);
  const cuts = places.filter((_, at) => at % within === 0);
  const takes = cuts.slice(1).map((to, at) => speech.slice(cuts[at], to));
  if (takes.length === 0) return null;
  const lengths = takes.map(({ length }) => length).toSorted((a, b) => a - b);
  // One that was not heard makes two of them one, so that the middle length may be that of two.
  const usual = lengths[Math.floor(lengths.length / 3)] ?? 0;
  const share = text.length / usual;
  if (share > LEAST_SHARE && share < MOST_SHARE) return null;
  const agreeing = takes.filter(({ length }) => length > LEAST_LENGTH * usual && length < MOST_LENGTH * usual);
  return agreeing.length < AGREEING * takes.length ? [] : agreeing;
}
