import { Vow } from "#contract/person-state.ts";
import { datesOf, isRest, lastDayOf, type VowTerms } from "#engines/sankalpa.ts";
import type { Db } from "../db/open.ts";
import { readText } from "../person-state/person-state.store.ts";

export interface RunningVow {
  terms: VowTerms;
  changedAt: string;
}

/** Returns the vows of a person that run on a day or begin later. */
export async function runningVows(db: Db, accountId: string, today: string): Promise<RunningVow[]> {
  const rows = await db
    .selectFrom("person_field")
    .select(["value", "changed_at"])
    .where("account_id", "=", accountId)
    .where("name", "like", "vow/%")
    .where("value", "is not", null)
    .orderBy("name")
    .execute();
  return rows.flatMap(({ value, changed_at: changedAt }) => {
    const { data: terms } = Vow.safeParse(readText(value));
    return terms && terms.endedOn === null && lastDayOf(terms) >= today ? [{ terms, changedAt }] : [];
  });
}

/** Returns the days of practice of a vow, each with its number. */
export const numberedDays = (terms: VowTerms) =>
  datesOf(terms)
    .filter((date) => !isRest(terms, date))
    .map((date, index) => ({ date, number: index + 1 }));
