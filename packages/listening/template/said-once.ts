import type { SpokenSound } from "./found-takes.ts";
import { recurrenceOf } from "./recurrence.ts";
import type { Features } from "../comparison/feature-rows.ts";

/**
 * A cut is one repetition if its length lies between these shares of the usual length. The limits of this file were fit
 * to six real recitations (decision 0026, "A found text is one repetition").
 */
const LEAST_LENGTH = 0.75;
const MOST_LENGTH = 1.35;
/** At least this share of the cuts must be one repetition. Where they differ more, nothing is sure. */
const AGREEING = 0.6;
/**
 * The text is one repetition if its length lies between these shares of one. The cuts contain what fades into pauses,
 * and the text does not.
 */
const LEAST_SHARE = 0.75;
const MOST_SHARE = 1.2;

/**
 * A part of the other voice's recording occurs again inside of it up to this cost, as a share of the usual cost of a
 * place, because that voice says the same word in the same way. With a higher cost, similar vowels of one text would be
 * taken for its words.
 */
const SAME_WORD = 0.4;

interface Learning {
  readonly spoken: SpokenSound;
  /** The repetitions of the text that were found in the sound. */
  readonly repetitions: number;
  /** A repetition by another voice. */
  readonly other: Features;
}

/**
 * Cuts repetitions again, by what recurs in the person's own sound, where the text is longer or shorter than they are.
 * Another voice that is hardly like the person's begins and ends anywhere, and what it finds is alike whatever it
 * spans: one repetition and a half, of which every other one is found, or two. The result is null where the text is one
 * repetition, and empty where nothing is sure.
 */
export function cutAnew(text: Features, learning: Learning): readonly Features[] | null {
  const { takes, usual } = cutsOf(text, learning);
  const share = text.length / usual;
  return usual === 0 || (share > LEAST_SHARE && share < MOST_SHARE) ? null : takes;
}

/** Repetitions of like length, and the usual length of one, which is 0 where nothing recurs. */
interface Cuts {
  readonly takes: readonly Features[];
  readonly usual: number;
}

/**
 * Cuts the person's own sound where something in it recurs, be it one repetition or another length. There are no takes
 * where nothing is sure.
 */
export function cutsOf(text: Features, { spoken, repetitions, other }: Learning): Cuts {
  const { speech } = spoken;
  const { places } = recurrenceOf(text, speech, { atLeast: repetitions });
  const within = Math.max(1, recurrenceOf(other, other, { atLeast: 1, limit: SAME_WORD }).times);
  const cuts = places.filter((_, at) => at % within === 0);
  const takes = cuts.slice(1).map((to, at) => speech.slice(cuts[at], to));
  const lengths = takes.map(({ length }) => length).toSorted((a, b) => a - b);
  // A repetition that was not heard joins two cuts into one, so the middle length may be that of two.
  const usual = lengths[Math.floor(lengths.length / 3)] ?? 0;
  const agreeing = takes.filter(({ length }) => length > LEAST_LENGTH * usual && length < MOST_LENGTH * usual);
  return { takes: agreeing.length < AGREEING * takes.length ? [] : agreeing, usual };
}
