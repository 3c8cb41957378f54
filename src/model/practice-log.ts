import { z } from "zod";
import { BEADS_PER_MALA, mostMinutes, soundIds } from "./practice.ts";

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

/** A mala, or the part of one that was chanted. */
export const ChantEntry = z.strictObject({
  ...lived,
  kind: z.literal("chant"),
  deityId: z.string(),
  mantraId: z.string(),
  repetitions: z.int().min(1).max(BEADS_PER_MALA),
});
export type ChantEntry = z.infer<typeof ChantEntry>;

export const SittingEntry = z.strictObject({
  ...lived,
  kind: z.literal("sitting"),
  soundId: z.enum(soundIds),
  minutes: z.int().min(1).max(mostMinutes),
});
export type SittingEntry = z.infer<typeof SittingEntry>;

/** One line of the practice log. */
export type PracticeEntry = ChantEntry | SittingEntry;

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
