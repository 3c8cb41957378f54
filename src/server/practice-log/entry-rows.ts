import type { NotNull } from "kysely";
import type { EntryMarks, PracticeEntry } from "#model/practice-log.ts";
import type { Db } from "../db/open.ts";
import type { Tables } from "../db/schema.ts";

/** An entry leaves the columns of the other kind null, and a removed entry leaves all of them null. */
export const emptyColumns = {
  deity_id: null,
  mantra_id: null,
  repetitions: null,
  sound_id: null,
  minutes: null,
  started_at: null,
  ended_at: null,
  local_date: null,
  time_zone: null,
  by_hand: null,
  corrected_at: null,
  first_recorded: null,
  note: null,
};

/** Returns the columns that say what was practiced and when. */
export const toColumns = (entry: PracticeEntry) => ({
  ...(entry.kind === "chant"
    ? { deity_id: entry.deityId, mantra_id: entry.mantraId, repetitions: entry.repetitions }
    : { sound_id: entry.soundId, minutes: entry.minutes }),
  started_at: entry.startedAt,
  ended_at: entry.endedAt,
  local_date: entry.localDate,
  time_zone: entry.timeZone,
});

interface LivedRow {
  started_at: NotNull;
  ended_at: NotNull;
  local_date: NotNull;
  time_zone: NotNull;
}
type ChantRow = LivedRow & { kind: "chant"; deity_id: NotNull; mantra_id: NotNull; repetitions: NotNull };
type SittingRow = LivedRow & { kind: "sitting"; minutes: NotNull };

/** An entry that is not removed has all columns of its kind, because recordEntry has written them. */
export const entryRows = (db: Db, accountId: string) =>
  db
    .selectFrom("practice_entry")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("ended_at", "is not", null)
    .$narrowType<ChantRow | SittingRow>();

type EntryRow = Awaited<ReturnType<ReturnType<typeof entryRows>["execute"]>>[number];

export function toEntry(row: EntryRow): PracticeEntry {
  const { id, started_at: startedAt, ended_at: endedAt, local_date: localDate, time_zone: timeZone } = row;
  const lived = { startedAt, endedAt, localDate, timeZone };
  return row.kind === "chant"
    ? { id, kind: row.kind, deityId: row.deity_id, mantraId: row.mantra_id, repetitions: row.repetitions, ...lived }
    : { id, kind: row.kind, soundId: row.sound_id, minutes: row.minutes, ...lived };
}

export type MarkedEntry = PracticeEntry & EntryMarks;

type MarkColumns = Pick<Tables["practice_entry"], "by_hand" | "corrected_at">;

const toMarks = ({ by_hand: byHand, corrected_at: correctedAt }: MarkColumns): EntryMarks => ({
  ...(byHand !== null && { isByHand: true }),
  ...(correctedAt !== null && { isCorrected: true }),
});

export const toMarkedEntry = (row: EntryRow): MarkedEntry => ({ ...toEntry(row), ...toMarks(row) });

export type NotedEntry = MarkedEntry & { note?: string };

export const toNotedEntry = (row: EntryRow): NotedEntry => ({
  ...toMarkedEntry(row),
  ...(row.note !== null && { note: row.note }),
});

/** Finds an entry with its note; null for an entry that is unknown or removed. */
export async function findNotedEntry(db: Db, accountId: string, id: string): Promise<NotedEntry | null> {
  const row = await entryRows(db, accountId).where("id", "=", id).executeTakeFirst();
  return row ? toNotedEntry(row) : null;
}

/**
 * Returns everything that is stored about an entry. Facts that a correction has changed are included as they were first
 * recorded.
 */
export const toExportedEntry = (row: EntryRow) => ({
  ...toNotedEntry(row),
  ...(row.corrected_at !== null && { correctedAt: row.corrected_at }),
  ...(row.first_recorded !== null && { firstRecorded: JSON.parse(row.first_recorded) as object }),
  recordedAt: row.recorded_at,
});
