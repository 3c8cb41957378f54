import { z } from "zod";
import { BEADS_PER_MALA, mostMinutes, soundIds } from "#model/practice.ts";

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

const lived = {
  id: EntryId,
  startedAt: moment("The beginning"),
  endedAt: moment("The end"),
  localDate: day("The day"),
  timeZone: z.string("The time zone must be a text").max(64, "There is no such time zone"),
};

const between = (name: string, most: number) =>
  z
    .int(`${name} must be a whole number`)
    .min(1, `${name} must be 1 to ${most}`)
    .max(most, `${name} must be 1 to ${most}`);

export const ChantBody = z.strictObject({
  ...lived,
  deityId: z.string("The deity must be a text").max(100, "There is no such deity"),
  mantraId: z.string("The mantra must be a text").max(100, "There is no such mantra"),
  repetitions: between("Repetitions", BEADS_PER_MALA),
});
export type ChantBody = z.input<typeof ChantBody>;

export const SittingBody = z.strictObject({
  ...lived,
  soundId: z.enum(soundIds, "There is no such sound"),
  minutes: between("Minutes", mostMinutes),
});
export type SittingBody = z.input<typeof SittingBody>;
