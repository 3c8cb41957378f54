import { setImmediate as otherWork } from "node:timers/promises";
import { day } from "#model/durations.ts";
import type { Db } from "../db/open.ts";

/** The count of a day is only shown on that day, but days begin and end later in other time zones. */
const shownFor = 3 * day;
/** This is longer than any vow. */
const longest = 1100 * day;
/** One statement deletes the rows of so many people, so that none takes long. */
const peopleAtOnce = 200;

/** Returns the first day (YYYY-MM-DD) whose count a device may still show. */
export const firstDayShown = (now: number) => new Date(now - shownFor).toISOString().slice(0, 10);

/**
 * Deletes counts of past days that no device shows any more, and marks of malas that are older than the longest vow.
 */
export async function forgetOldState(db: Db, now: Date) {
  for (let after = ""; ; await otherWork()) {
    const rows = await db
      .selectFrom("person_state")
      .select("account_id")
      .where("account_id", ">", after)
      .orderBy("account_id")
      .limit(peopleAtOnce)
      .execute();
    const people = rows.map(({ account_id: id }) => id);
    if (people.length === 0) return;
    await forgetOf(db, people, now.getTime());
    after = people.at(-1) ?? after;
  }
}

async function forgetOf(db: Db, people: readonly string[], now: number) {
  await db
    .deleteFrom("person_count")
    .where("account_id", "in", people)
    .where("name", "like", "malas/%")
    .where("name", "<", `malas/${firstDayShown(now)}`)
    .execute();
  await db
    .deleteFrom("person_field")
    .where("account_id", "in", people)
    .where("name", "like", "done/%")
    .where("changed_at", "<", new Date(now - longest).toISOString())
    .execute();
}
