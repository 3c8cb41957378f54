import { z } from "zod";
import { BEADS_PER_MALA, longestNote, mostByHand, mostMinutes, soundIds } from "#model/practice.ts";

/** Schemas of practice that a browser sends. Unknown fields are refused. The browser imports only the types. */

/** The id of an entry is made on the device. It is the same id in upper and in lower case. */
export const EntryId = z
  .string("The id must be a UUID")
  .transform((id) => id.toLowerCase())
  .pipe(z.uuid("The id must be a UUID"));

const toIso = (text: string) => new Date(text).toISOString();

/** A time is rewritten in the one form that the server stores, because stored times are compared as text. */
const moment = (name: string) =>
  z.iso.datetime(`${name} must be a time in UTC, such as 2026-11-20T06:30:00Z`).transform(toIso);

const day = (name: string) => z.iso.date(`${name} must be a day of the calendar, such as 2026-11-20`);

const timeZone = z.string("The time zone must be a text").max(64, "There is no such time zone");

const lived = {
  id: EntryId,
  startedAt: moment("The beginning"),
  endedAt: moment("The end"),
  localDate: day("The day"),
  timeZone,
};

const between = (name: string, most: number) =>
  z
    .int(`${name} must be a whole number`)
    .min(1, `${name} must be 1 to ${most}`)
    .max(most, `${name} must be 1 to ${most}`);

const chanted = {
  deityId: z.string("The deity must be a text").max(100, "There is no such deity"),
  mantraId: z.string("The mantra must be a text").max(100, "There is no such mantra"),
};

export const ChantBody = z.strictObject({
  ...lived,
  ...chanted,
  repetitions: between("Repetitions", BEADS_PER_MALA),
});
export type ChantBody = z.input<typeof ChantBody>;

export const SittingBody = z.strictObject({
  ...lived,
  soundId: z.enum(soundIds, "There is no such sound"),
  minutes: between("Minutes", mostMinutes),
});
export type SittingBody = z.input<typeof SittingBody>;

/** A note may have several lines. A note without a letter counts as none. */
const note = z
  .string("The note must be a text")
  .max(longestNote, `A note must be at most ${longestNote} characters long`)
  .refine(
    (text) => text.isWellFormed() && !/(?!\n)\p{Cc}/u.test(text),
    "A note must not contain control characters other than line breaks",
  )
  .transform((text) => text.trim() || null)
  .nullable();

/** Practice away from this site, of which only the day is known. */
const byHand = { id: EntryId, localDate: day("The day"), timeZone, note: note.optional() };
const repetitionsByHand = between("Repetitions", mostByHand.repetitions);
const minutesByHand = between("Minutes", mostByHand.minutes);

export const ChantByHand = z.strictObject({ ...byHand, ...chanted, repetitions: repetitionsByHand });
export type ChantByHand = z.input<typeof ChantByHand>;

export const SittingByHand = z.strictObject({ ...byHand, minutes: minutesByHand });
export type SittingByHand = z.input<typeof SittingByHand>;

/** Omitted fields stay as they are. A mantra is named with its deity. */
export const Correction = z.strictObject({
  localDate: day("The day").optional(),
  deityId: chanted.deityId.optional(),
  mantraId: chanted.mantraId.optional(),
  repetitions: repetitionsByHand.optional(),
  minutes: minutesByHand.optional(),
  note: note.optional(),
  /** The zone in which the person is now decides which day is today. */
  timeZone: timeZone.optional(),
});
export type Correction = z.input<typeof Correction>;
