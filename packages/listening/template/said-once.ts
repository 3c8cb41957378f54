import type { SpokenSound } from "./found-takes.ts";
import { recurrenceOf } from "./recurrence.ts";
import { medianOf } from "../comparison/template-fit.ts";
import type { Features } from "../comparison/feature-rows.ts";

/** Repetitions that may be heard beside those that were found: one was begun last, and one may be missed. */
const UNFOUND = 1.5;
const BEGUN = 1;
/** Shares of the middle length between which cuts are one repetition. */
const LEAST_LENGTH = 0.65;
const MOST_LENGTH = 1.5;

interface Learning {
  readonly spoken: SpokenSound;
  /** Repetitions of the text that were found in it. */
  readonly repetitions: number;
  /** One repetition by another voice. */
  readonly other: Features;
}

/**
 * Repetitions cut anew, by what comes back in a person's own sound, where a text holds more than one of them or every other
 * one is passed over: then its parts are heard twice as often as the text is found. Another voice that is hardly like the
 * person's begins and ends anywhere, and what it finds is alike whatever it spans. Null where the text is said once.
 */
export function cutAnew(text: Features, { spoken, repetitions, other }: Learning): Features[] | null {
  const { speech } = spoken;
  const heard = recurrenceOf(text, speech, { atLeast: repetitions });
  const within = Math.max(1, recurrenceOf(other, other, { atLeast: 1, limit: heard.limit }).times);
  const said = heard.times / within;
  if (said <= Math.max(repetitions * UNFOUND, repetitions + BEGUN)) return null;
  const cuts = heard.places.filter((_, at) => at % within === 0);
  const takes = cuts.slice(1).map((to, at) => speech.slice(cuts[at], to));
  const usual = takes.length === 0 ? 0 : medianOf(takes.map(({ length }) => length));
  return takes.filter(({ length }) => length > LEAST_LENGTH * usual && length < MOST_LENGTH * usual);
}
