import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import type { FieldChange } from "#contract/person-state.ts";
import { refusalReasons } from "#contract/refusal-reasons.ts";
import { addDays } from "#engines/calendar-date.ts";
import { mostOwnSittings, mostVows } from "#model/practice.ts";
import type { Db } from "../db/open.ts";
import { testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { signUp } from "../test-people.ts";
import { bodyOf } from "./test-changes.ts";

const today = "2026-11-20";
/** The time is so many minutes after eleven o'clock. The tests begin at twelve. */
const atMinute = (minute: number) => new Date(Date.parse(`${today}T11:00:00Z`) + minute * 60_000).toISOString();

interface Given {
  firstDay?: string;
  days?: number;
  endedOn?: string | null;
  minute?: number;
}

const vow = (number: number, { firstDay = today, days = 40, endedOn = null, minute = 0 }: Given = {}): FieldChange => ({
  name: `vow/vow-${number}`,
  value: {
    id: `vow-${number}`,
    mantraId: "om-namah-shivaya",
    deityId: "shiva",
    title: null,
    malasPerDay: 1,
    days,
    firstDay,
    restDays: [],
    weeklyRest: null,
    goesOnFrom: null,
    endedOn,
  },
  at: atMinute(minute),
});

/** Terms of a vow whose last day is this one. */
const until = (date: string) => ({ firstDay: addDays(date, -10), days: 11 });

const sitting = (number: number, duration: string | null = "20", minute = 0): FieldChange => ({
  name: `own-sitting/sitting%20${number}`,
  value: duration === null ? null : { duration },
  at: atMinute(minute),
});

const upTo = <Change>(most: number, make: (number: number) => Change) =>
  Array.from({ length: most }, (_, at) => make(at));

async function person(db: Db) {
  const { call } = await signUp(testApp({ db }).ask, "Asha");
  const { user } = await call(api.session, {});
  const uid = user?.uid ?? "?";
  return {
    uid,
    send: (...fields: FieldChange[]) => call(api.exchangeState, {}, bodyOf(uid, fields)),
    names: async () => (await call(api.exchangeState, {}, bodyOf(uid, []))).fields.map(({ name }) => name),
  };
}

const refusalFor = (reason: "many-vows" | "many-own-sittings") => ({
  status: 409,
  code: "too-many-fields",
  reason,
  sentence: refusalReasons[reason],
});

describe.each(testDatabases())("on $name", ({ open }) => {
  test("so many vows run at once: more are refused in a sentence with the number, and nothing of the request is written", async () => {
    await using db = await open();
    const asha = await person(db);
    await asha.send(...upTo(mostVows, (number) => vow(number)));
    const other: FieldChange = { name: "hymn/hanuman-chalisa", value: "verse-7", at: atMinute(0) };
    await expect(asha.send(other, vow(mostVows))).rejects.toMatchObject(refusalFor("many-vows"));
    expect(refusalReasons["many-vows"]).toContain(" 21 ");
    expect(await asha.names()).toHaveLength(mostVows);
    // One that runs can be changed, and one that is let go makes room within the same request.
    await asha.send(vow(0, { days: 108, minute: 1 }));
    await asha.send(vow(mostVows), vow(1, { endedOn: today, minute: 1 }));
    expect(await asha.names()).toContain(`vow/vow-${mostVows}`);
  });

  test("vows that are over take no place, and none is refused that a device somewhere still lets one take", async () => {
    await using db = await open();
    const asha = await person(db);
    await asha.send(...upTo(mostVows, (number) => vow(number, until(today))));
    await asha.send(...upTo(mostVows, (number) => vow(30 + number)));
    // Where days begin first it is the 21st already, and a vow that ends on this day may be complete there.
    await asha.send(vow(60, until(addDays(today, 1))));
    await expect(asha.send(vow(61, until(addDays(today, 2))))).rejects.toMatchObject(refusalFor("many-vows"));
  });

  test("so many own sittings are kept: one that is there can be changed, and one that is removed makes room", async () => {
    await using db = await open();
    const asha = await person(db);
    await asha.send(...upTo(mostOwnSittings, (number) => sitting(number)));
    await expect(asha.send(sitting(mostOwnSittings))).rejects.toMatchObject(refusalFor("many-own-sittings"));
    expect(refusalReasons["many-own-sittings"]).toContain(" 12 ");
    await asha.send(sitting(0, "45", 1));
    await asha.send(sitting(1, null, 1), sitting(mostOwnSittings));
    await expect(asha.send(sitting(1, "20", 2))).rejects.toMatchObject(refusalFor("many-own-sittings"));
  });

  test("an account from before this limit keeps what it has, changes and removes it, and takes no more", async () => {
    await using db = await open();
    const asha = await person(db);
    await asha.send(...upTo(mostOwnSittings, (number) => sitting(number)));
    for (const number of [50, 51]) {
      const row = { account_id: asha.uid, name: `own-sitting/sitting%20${number}`, value: '{"duration":"20"}' };
      const written = { changed_at: atMinute(0), changed_by: "0f8fad5b-d9cb-469f-a165-70867728950e", revision: number };
      await db
        .insertInto("person_field")
        .values({ ...row, ...written })
        .execute();
    }
    await asha.send(sitting(50, "45", 1));
    await asha.send(sitting(51, null, 1));
    await expect(asha.send(sitting(60))).rejects.toMatchObject(refusalFor("many-own-sittings"));
  });

  test("two devices of one person that take the last place at once do not both get it", async () => {
    await using db = await open();
    const asha = await person(db);
    await asha.send(...upTo(mostVows - 1, (number) => vow(number)));
    const sent = await Promise.allSettled([asha.send(vow(40)), asha.send(vow(41))]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});
