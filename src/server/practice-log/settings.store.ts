import type { PracticeSettings } from "#model/user.ts";
import type { Db } from "../db/open.ts";

const defaults: PracticeSettings = { dayBeginsAt: 0, showStreaks: true };

/** Undefined settings stay as they are. */
type Changes = { [Name in keyof PracticeSettings]?: PracticeSettings[Name] | undefined };

export async function getSettings(db: Db, accountId: string): Promise<PracticeSettings> {
  const row = await db
    .selectFrom("person_setting")
    .select(["day_begins_at", "show_streaks"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return row ? toSettings(row) : defaults;
}

/** The columns are null for an account without a row. */
type SettingsRow = { [Name in "day_begins_at" | "show_streaks"]: number | null };

export const toSettings = (row: SettingsRow): PracticeSettings => ({
  dayBeginsAt: row.day_begins_at ?? defaults.dayBeginsAt,
  showStreaks: row.show_streaks === null ? defaults.showStreaks : row.show_streaks === 1,
});

export async function saveSettings(db: Db, accountId: string, { dayBeginsAt, showStreaks }: Changes) {
  const changed = {
    ...(dayBeginsAt !== undefined && { day_begins_at: dayBeginsAt }),
    ...(showStreaks !== undefined && { show_streaks: Number(showStreaks) }),
  };
  if (Object.keys(changed).length === 0) return;
  await db
    .insertInto("person_setting")
    .values({
      account_id: accountId,
      day_begins_at: dayBeginsAt ?? defaults.dayBeginsAt,
      show_streaks: Number(showStreaks ?? defaults.showStreaks),
    })
    .onConflict((clash) => clash.column("account_id").doUpdateSet(changed))
    .execute();
}
