import { z } from "zod";
import { mostByHand, soundIds } from "./practice.ts";

const count = z.int().min(0);

const lived = {
  /** Made where it was practiced, so that sending it twice counts it once. */
  id: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  /** The day of the person's own life, as YYYY-MM-DD. */
  localDate: z.iso.date(),
  /** The IANA zone in which the day was lived. */
  timeZone: z.string(),
};

/** A mala, or the part of one that was chanted. An entry by hand may hold many malas. */
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
  /** Null for a sitting by hand, which was without a sound of this site. */
  soundId: z.enum(soundIds).nullable(),
  minutes: z.int().min(1).max(mostByHand.minutes),
});
export type SittingEntry = z.infer<typeof SittingEntry>;

/** One line of the practice log. */
export type PracticeEntry = ChantEntry | SittingEntry;

/** What the person has done to an entry by hand. */
export const EntryMarks = z.strictObject({
  isByHand: z.literal(true).exactOptional(),
  isCorrected: z.literal(true).exactOptional(),
});
export type EntryMarks = z.infer<typeof EntryMarks>;

/** Practice of one day. */
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
  /** All repetitions, those of stopped malas too. */
  totalChants: count,
  malasToday: count,
  /** Days in a row with any practice, up to today, or up to yesterday while today is still open. */
  streakDays: count,
  /** The end of the latest practice; null before the first. */
  lastActive: z.iso.datetime().nullable(),
});
export type PracticeTotals = z.infer<typeof PracticeTotals>;
