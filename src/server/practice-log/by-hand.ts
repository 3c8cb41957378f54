import type { z } from "zod";
import type { FixedReason } from "#contract/refusal-reasons.ts";
import type { ChantByHand, Correction, SittingByHand } from "#contract/practice-bodies.ts";
import { day as dayMs } from "#model/durations.ts";
import type { ChantEntry, PracticeEntry } from "#model/practice-log.ts";
import { isZoneName, localDateOf, noonOf } from "#engines/calendar-date.ts";
import { inKnownZone, type Moment } from "./plausible.ts";

/** An earlier day is probably a typing error. */
const firstDay = "2000-01-01";

/** Returns why a person cannot have practiced on this day; null for today and earlier days. */
export function impossibleDay(date: string, timeZone: string, { now, dayBeginsAt }: Moment): FixedReason | null {
  if (!isZoneName(timeZone)) return "unknown-zone";
  if (date < firstDay) return "before-2000";
  const today = localDateOf(now.toISOString(), timeZone, dayBeginsAt);
  return date > today ? "day-to-come" : null;
}

type PracticedByHand = z.output<typeof ChantByHand> | z.output<typeof SittingByHand>;

/** Returns an entry of practice away from this site. Its time is noon of its day, or now where that is earlier. */
export function entryByHand(sent: PracticedByHand, { now }: Pick<Moment, "now">): PracticeEntry {
  const { note: _, ...practiced } = sent;
  const endedAt = earlier(noonOf(practiced.localDate, practiced.timeZone), now.toISOString());
  const lived = inKnownZone({ ...practiced, startedAt: endedAt, endedAt });
  return "mantraId" in lived ? { ...lived, kind: "chant" } : { ...lived, kind: "sitting", soundId: null };
}

const earlier = (one: string, other: string) => (one < other ? one : other);

type Change = z.output<typeof Correction>;

/** Returns which part of a correction does not belong to an entry of this kind; null where the correction fits. */
export function misfit(entry: PracticeEntry, { deityId, mantraId, repetitions, minutes }: Change): FixedReason | null {
  if ((deityId === undefined) !== (mantraId === undefined)) return "mantra-without-deity";
  if (entry.kind === "chant") return minutes === undefined ? null : "minutes-of-a-chant";
  return mantraId === undefined && repetitions === undefined ? null : "mantra-of-a-sitting";
}

/** Returns the entry with the correction. On another day it keeps its time of day, but it never ends in the future. */
export function correctEntry(entry: PracticeEntry, change: Change, { now }: Pick<Moment, "now">): PracticeEntry {
  const moved = change.localDate === undefined ? entry : { ...entry, ...onDay(entry, change.localDate, now) };
  if (moved.kind === "sitting") return { ...moved, minutes: change.minutes ?? moved.minutes };
  const { deityId = moved.deityId, mantraId = moved.mantraId, repetitions = moved.repetitions } = change;
  return { ...moved, deityId, mantraId, repetitions };
}

function onDay({ startedAt, endedAt, localDate }: PracticeEntry, date: string, now: Date) {
  const days = (Date.parse(date) - Date.parse(localDate)) / dayMs;
  const ahead = Math.max(0, Date.parse(endedAt) + days * dayMs - now.getTime());
  const move = (moment: string) => new Date(Date.parse(moment) + days * dayMs - ahead).toISOString();
  return { localDate: date, startedAt: move(startedAt), endedAt: move(endedAt) };
}

/** Returns the facts of an entry that a correction may change, by their names in replies. */
const facts = (entry: PracticeEntry): Partial<Record<keyof ChantEntry | "minutes", string | number>> =>
  entry.kind === "chant"
    ? pick(entry, ["localDate", "deityId", "mantraId", "repetitions"])
    : pick(entry, ["localDate", "minutes"]);

function pick<Thing, Name extends keyof Thing>(thing: Thing, names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, thing[name]])) as Pick<Thing, Name>;
}

/** Returns the earlier values of all facts that have changed; null where none has. */
export function changedFacts(before: PracticeEntry, after: PracticeEntry): object | null {
  const now = new Map(Object.entries(facts(after)));
  const changed = Object.entries(facts(before)).filter(([name, fact]) => now.get(name) !== fact);
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}
