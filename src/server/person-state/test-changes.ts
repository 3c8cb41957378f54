import { api } from "#contract/api.ts";
import type { CountChange, FieldChange, StateChanges } from "#contract/person-state.ts";
import type { Db } from "../db/open.ts";
import type { testApp } from "../test-app.ts";
import { signUp } from "../test-people.ts";
import { mostRows } from "./person-state.store.ts";

export const phone = "0f8fad5b-d9cb-469f-a165-70867728950e";
export const laptop = "7c9e6679-7425-40de-944b-e07fc1f90ae7";

/** Returns a change of a field, so many minutes after eleven o'clock. The tests begin at twelve. */
export const modeSet = (value: "auto" | "manual" | null, minutes = 0): FieldChange => ({
  name: "chant/mode",
  value,
  at: new Date(Date.parse("2026-11-20T11:00:00Z") + minutes * 60_000).toISOString(),
});

interface Given {
  device?: string;
  cursor?: number;
  counts?: CountChange[];
}

/** Returns the body of an exchange, by default from the phone. */
export const bodyOf = (person: string, fields: FieldChange[], given: Given = {}): StateChanges => ({
  person,
  device: phone,
  cursor: 0,
  counts: [],
  ...given,
  fields,
});

export const changes = (person: string, ...fields: FieldChange[]) => bodyOf(person, fields);

/** Signs a person up. */
export async function person(app: ReturnType<typeof testApp>, name: string) {
  const { call, ask } = await signUp(app.ask, name);
  const { user } = await call(api.session, {});
  const uid = user?.uid ?? "?";
  return {
    uid,
    ask,
    call,
    exchange: (body: StateChanges) => call(api.exchangeState, {}, body),
    /** Returns everything that a device without any state receives. */
    all: () => call(api.exchangeState, {}, bodyOf(uid, [])),
  };
}

/** Fills the state of a person until there is no room for another field. */
export async function fillState(db: Db, accountId: string) {
  const changed = { changed_at: "2026-11-20T11:00:00.000Z", changed_by: phone };
  const rows = Array.from({ length: mostRows }, (_, place) => ({
    account_id: accountId,
    name: `hymn/number-${place}`,
    value: "1",
    ...changed,
    revision: place + 1,
  }));
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insertInto("person_field")
      .values(rows.slice(from, from + 500))
      .execute();
  await db.insertInto("person_state").values({ account_id: accountId, revision: mostRows }).execute();
}
