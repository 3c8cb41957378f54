import { z } from "zod";
import { mostByHand, soundIds } from "./practice.ts";

const count = z.int().min(0);

const lived = {
  /** The device makes the id with the entry, so that an entry that is sent twice counts once. */
  id: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** The person's own day, as YYYY-MM-DD. */
  localDate: z.iso.date(),
  /** The IANA zone in which the person was on that day. */
  timeZone: z.string(),
};

/** A mala, or the part of one that was chanted. An entry by hand may have many malas. */
export const ChantEntry = z.strictObject({
  ...lived,
  kind: z.literal("chant"),
  deityId: z.string(),
  mantraId: z.string(),
  repetitions: z.int().min(1).max(mostByHand.repetitions),
});
export type ChantEntry = z.infer<typeof ChantEntry>;

export const SittingEntry = z.strictObject({
  ...lived,
  kind: z.literal("sitting"),
  /** The value is null for a sitting by hand, which was without a sound of this site. */
  soundId: z.enum(soundIds).nullable(),
  minutes: z.int().min(1).max(mostByHand.minutes),
});
export type SittingEntry = z.infer<typeof SittingEntry>;

/** An entry of the practice log. */
export type PracticeEntry = ChantEntry | SittingEntry;

/** These fields say whether the person has added or changed the entry by hand. */
export const EntryMarks = z.strictObject({
  isByHand: z.literal(true).exactOptional(),
  isCorrected: z.literal(true).exactOptional(),
});
export type EntryMarks = z.infer<typeof EntryMarks>;

/** The practice of one day. */
export const PracticeDay = z.strictObject({
  date: z.iso.date(),
  repetitions: count,
  malas: count,
  minutes: count,
});
export type PracticeDay = z.infer<typeof PracticeDay>;

export const MantraTotal = z.strictObject({ mantraId: z.string(), repetitions: count });
export type MantraTotal = z.infer<typeof MantraTotal>;

export const PracticeTotals = z.strictObject({
  /** The number includes the repetitions of stopped malas. */
  totalChants: count,
  malasToday: count,
  /** The days in a row with any practice, up to today, or up to yesterday as long as there is none today. */
  streakDays: count,
  /** The end of the latest practice; null before the first. */
  lastActive: z.iso.datetime().nullable(),
});
export type PracticeTotals = z.infer<typeof PracticeTotals>;
