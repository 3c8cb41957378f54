import { hash } from "node:crypto";
import { ReminderChoices } from "#contract/reminders.ts";
import type { Language } from "#model/languages.ts";
import type { Db } from "../db/open.ts";
import { knownLanguage } from "../texts/texts.ts";

/** Only the hash of a secret is stored, so that a stolen database opens no calendar. */
const hashOf = (secret: string) => hash("sha256", `calendar:${secret}`, "base64url");

export const defaultChoices: ReminderChoices = {
  times: [],
  timeZone: "UTC",
  vows: true,
  observances: [],
  place: null,
  namesMantra: false,
};

const columns = ["account_id", "choices", "changed_at", "calendar_since", "language"] as const;

interface Row {
  account_id: string;
  choices: string;
  changed_at: string;
  calendar_since: string | null;
  language: string | null;
}

const toKept = ({ account_id, choices, changed_at, calendar_since, language }: Row) => ({
  accountId: account_id,
  choices: readChoices(choices),
  changedAt: changed_at,
  calendarSince: calendar_since,
  /**
   * The language of the calendar is that of the page on which its address was made, or on which the choices were last
   * saved.
   */
  language: knownLanguage(language),
});
export type KeptReminders = ReturnType<typeof toKept>;

/** Reads stored choices. If they contain one that only an earlier release knew, all of them become the default ones. */
export function readChoices(text: string): ReminderChoices {
  const parsed = ReminderChoices.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : defaultChoices;
}

export async function findReminders(db: Db, accountId: string): Promise<KeptReminders | null> {
  const row = await db.selectFrom("reminder").select(columns).where("account_id", "=", accountId).executeTakeFirst();
  return row ? toKept(row) : null;
}

/** Stores choices with the time of the next reminder. */
export async function saveChoices(
  db: Db,
  accountId: string,
  { choices, dueAt, language, now }: { choices: ReminderChoices; dueAt: Date | null; language: Language; now: Date },
) {
  const changed = {
    choices: JSON.stringify(choices),
    changed_at: now.toISOString(),
    due_at: dueAt?.toISOString() ?? null,
    language,
  };
  await db
    .insertInto("reminder")
    .values({ account_id: accountId, ...changed })
    .onConflict((known) => known.column("account_id").doUpdateSet(changed))
    .execute();
}

/** Sets the time of the next reminder of a person who has chosen times. */
export const setDue = (db: Db, accountId: string, dueAt: Date | null) =>
  db
    .updateTable("reminder")
    .set({ due_at: dueAt?.toISOString() ?? null })
    .where("account_id", "=", accountId)
    .execute();

/** Sets the secret of the person's calendar, in place of an earlier one; null removes it. */
export async function setCalendarSecret(
  db: Db,
  accountId: string,
  { secret, language, now }: { secret: string | null; language: Language; now: Date },
) {
  const at = now.toISOString();
  const changed = {
    calendar_hash: secret === null ? null : hashOf(secret),
    calendar_since: secret === null ? null : at,
    language,
  };
  await db
    .insertInto("reminder")
    .values({ account_id: accountId, choices: JSON.stringify(defaultChoices), changed_at: at, ...changed })
    .onConflict((known) => known.column("account_id").doUpdateSet(changed))
    .execute();
}

export async function findBySecret(db: Db, secret: string): Promise<KeptReminders | null> {
  const row = await db
    .selectFrom("reminder")
    .select(columns)
    .where("calendar_hash", "=", hashOf(secret))
    .executeTakeFirst();
  return row ? toKept(row) : null;
}

export async function exportReminders(db: Db, accountId: string) {
  const kept = await findReminders(db, accountId);
  return kept && { choices: kept.choices, changedAt: kept.changedAt, calendarSince: kept.calendarSince };
}
