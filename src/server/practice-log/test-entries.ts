import type { ChantBody, ChantByHand, SittingBody } from "#contract/practice-bodies.ts";
import type { Db } from "../db/open.ts";

/** The fixed day of the test app, whose clock shows noon in UTC. */
export const today = "2026-11-20";

export const entryId = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

export const shiva = { deityId: "shiva", mantraId: "om-namah-shivaya" };

const lived = (number: number, date: string) => ({
  id: entryId(number),
  startedAt: `${date}T06:00:00.000Z`,
  endedAt: `${date}T08:00:00.000Z`,
  localDate: date,
  timeZone: "UTC",
});

export const chanted = (number: number, repetitions: number, date = today): ChantBody => ({
  ...lived(number, date),
  ...shiva,
  repetitions,
});

export const sat = (number: number, minutes: number, date = today): SittingBody => ({
  ...lived(number, date),
  soundId: "om-chant",
  minutes,
});

/** What was chanted away from every device, and is entered by hand. */
export const away = (number: number, change: Partial<ChantByHand> = {}): ChantByHand => ({
  id: entryId(number),
  ...shiva,
  repetitions: 540,
  localDate: "2026-11-18",
  timeZone: "Asia/Kolkata",
  ...change,
});

interface Filling {
  rows: number;
  repetitions?: number;
  dateOf?: (row: number) => string;
  recordedAt?: string;
}

/** Writes a long log at once. All its rows end at the same time of their day. */
export async function fillLog(db: Db, accountId: string, filling: Filling) {
  const { rows, repetitions = 1, dateOf = () => today, recordedAt = `${today}T09:00:00.000Z` } = filling;
  const entries = Array.from({ length: rows }, (_, row) => chanted(1_000_000 + row, repetitions, dateOf(row)));
  for (let from = 0; from < rows; from += 500) {
    await db
      .insertInto("practice_entry")
      .values(
        entries.slice(from, from + 500).map((entry) => ({
          account_id: accountId,
          id: entry.id,
          kind: "chant" as const,
          deity_id: entry.deityId,
          mantra_id: entry.mantraId,
          repetitions: entry.repetitions,
          started_at: entry.startedAt,
          ended_at: entry.endedAt,
          local_date: entry.localDate,
          time_zone: entry.timeZone,
          recorded_at: recordedAt,
        })),
      )
      .execute();
  }
}
