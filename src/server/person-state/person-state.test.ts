import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { FieldChange, StateNews } from "#contract/person-state.ts";
import { emptyState, mergeStates, type PersonState } from "#engines/person-state.ts";
import { deleteExpired } from "../accounts/housekeeping.ts";
import { testDatabases } from "../db/test-databases.ts";
import { createLimits } from "../limits/limits.ts";
import { testApp } from "../test-app.ts";
import { bodyOf, changes, fillState, laptop, modeSet, person, phone } from "./test-changes.ts";

const noon = "2026-11-20T12:00:00.000Z";

const valuesOf = ({ fields }: StateNews) => Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/** Returns the state of a device after it has merged this news. */
function stateOf({ fields, counts }: Pick<StateNews, "fields" | "counts">): PersonState {
  const written = fields.map(({ name, value, at, by }) => ({
    registers: { [name]: { text: value === null ? null : JSON.stringify(value), at, by } },
    counters: {},
  }));
  const counted = counts.map(({ name, device, count }) => ({
    registers: {},
    counters: { [name]: { [device]: count } },
  }));
  return [...written, ...counted].reduce(mergeStates, emptyState);
}

/** The names of a day's counts: one for malas, and one for rounds of 27. */
const namesOf = (day: string) => [`malas/${day}`, `malas/${day}/maha-mantra/27`];

describe.each(testDatabases())("on $name", ({ open }) => {
  test("language and script follow the person, and only those that the site has", async () => {
    await using db = await open();
    const mira = await person(testApp({ db }), "Mira");
    const at = "2026-11-20T11:00:00.000Z";
    await mira.exchange(bodyOf(mira.uid, [{ name: "language", value: "hi", at }]));
    await mira.exchange(bodyOf(mira.uid, [{ name: "script", value: "Telu", at }]));
    expect(valuesOf(await mira.all())).toEqual({ language: "hi", script: "Telu" });
    for (const unknown of [
      { name: "language", value: "fr" as "hi", at },
      { name: "script", value: "Cyrl" as "Telu", at },
    ] as const)
      await expect(mira.exchange(bodyOf(mira.uid, [unknown]))).rejects.toMatchObject({ status: 400 });
  });

  test("what one device has changed is told to another one, once, with the server's time", async () => {
    await using db = await open();
    const asha = await person(testApp({ db }), "Asha");
    const counts = [{ name: "malas/2026-11-20", count: 2 }];
    const sent = await asha.exchange(bodyOf(asha.uid, [modeSet("manual")], { counts }));
    const heard = await asha.exchange(bodyOf(asha.uid, [], { device: laptop }));
    expect(heard).toEqual({
      now: noon,
      cursor: 2,
      isMore: false,
      fields: [{ name: "chant/mode", value: "manual", at: "2026-11-20T11:00:00.000Z", by: phone }],
      counts: [{ name: "malas/2026-11-20", device: phone, count: 2 }],
    });
    expect(sent).toEqual(heard);
    expect(await asha.exchange(bodyOf(asha.uid, [], { device: laptop, cursor: heard.cursor }))).toEqual({
      ...heard,
      fields: [],
      counts: [],
    });
  });

  test("the later change of a field stays, whichever comes first, and a removed one is told as removed", async () => {
    await using db = await open();
    const asha = await person(testApp({ db }), "Asha");
    await asha.exchange(bodyOf(asha.uid, [modeSet("auto", 5)]));
    await asha.exchange(bodyOf(asha.uid, [modeSet("manual", 3)], { device: laptop }));
    expect(valuesOf(await asha.all())).toEqual({ "chant/mode": "auto" });
    await asha.exchange(bodyOf(asha.uid, [modeSet(null, 6)], { device: laptop }));
    expect(valuesOf(await asha.all())).toEqual({ "chant/mode": null });
  });

  test("a change from the future counts as one of now, so that it does not win for ever", async () => {
    await using db = await open();
    const asha = await person(testApp({ db }), "Asha");
    const reply = await asha.exchange(changes(asha.uid, modeSet("manual", 60 * 24 * 365)));
    expect(reply.fields[0]?.at).toBe(noon);
  });

  test("any order, repetition and loss of exchanges, also at once, ends in the state that the pure merge gives", async () => {
    await using db = await open();
    const app = testApp({ db });
    const asha = await person(app, "Asha");
    const field = fc.record({
      name: fc.constantFrom("hymn/one", "hymn/two"),
      value: fc.constantFrom("a", "b", null),
      at: fc.nat(3).map((minute) => `2026-11-20T11:0${minute}:00.000Z`),
    }) as fc.Arbitrary<FieldChange>;
    const count = fc.record({
      name: fc.constantFrom("malas/2026-11-19", "malas/2026-11-20"),
      count: fc.integer({ min: 1, max: 5 }),
    });
    const exchanged = fc.record({
      device: fc.constantFrom(phone, laptop),
      fields: fc.array(field, { maxLength: 3 }),
      counts: fc.array(count, { maxLength: 3 }),
      times: fc.constantFrom(0, 1, 1, 2),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(exchanged, { maxLength: 8 }), async (exchanges) => {
        for (const table of ["person_field", "person_count", "person_state"] as const)
          await db.deleteFrom(table).execute();
        const arrived = exchanges.flatMap(({ times, ...body }) => Array.from({ length: times }, () => body));
        const send = ({ device, fields, counts }: (typeof arrived)[number]) =>
          asha.exchange(bodyOf(asha.uid, fields, { device, counts }));
        await Promise.all(arrived.map(send));
        const expected = arrived.map(({ device, fields, counts }) =>
          stateOf({
            fields: fields.map(({ name, value, at }) => ({ name, value, at, by: device })),
            counts: counts.map(({ name, count: sent }) => ({ name, device, count: sent })),
          }),
        );
        expect(stateOf(await asha.all())).toEqual(expected.reduce(mergeStates, emptyState));
      }),
      { numRuns: 25 },
    );
  });

  test("a device that asks for what is newer, page by page and while others write, misses nothing", async () => {
    await using db = await open();
    const asha = await person(testApp({ db }), "Asha");
    await fillState(db, asha.uid);
    const names = new Set<string>();
    let cursor = 0;
    for (let isMore = true; isMore;) {
      const asked = asha.exchange(bodyOf(asha.uid, [], { cursor }));
      // The field exists already. There is no room for another one.
      const changed =
        cursor < 2000 && asha.exchange(changes(asha.uid, { name: "hymn/number-7", value: "x", at: noon }));
      const [reply] = await Promise.all([asked, changed]);
      expect(reply.cursor).toBeGreaterThan(cursor);
      for (const { name, value } of reply.fields)
        names.add(name === "hymn/number-7" ? `${name}: ${String(value)}` : name);
      ({ cursor, isMore } = reply);
    }
    expect(names).toContain("hymn/number-7: x");
    expect(names.size).toBeGreaterThanOrEqual(4000);
  });

  test("a device that knows more than a database restored from a backup is told everything", async () => {
    await using db = await open();
    const asha = await person(testApp({ db }), "Asha");
    await asha.exchange(changes(asha.uid, modeSet("manual")));
    expect(await asha.exchange(bodyOf(asha.uid, [], { cursor: 99 }))).toMatchObject({ cursor: 1, fields: [{}] });
  });

  test("a full account takes changes of what it has, and refuses more without changing anything", async () => {
    await using db = await open();
    const asha = await person(testApp({ db }), "Asha");
    await fillState(db, asha.uid);
    const known: FieldChange = { name: "hymn/number-1", value: "verse-2", at: noon };
    const refusal = asha.exchange(changes(asha.uid, known, modeSet("manual")));
    await expect(refusal).rejects.toMatchObject({ status: 409, code: "too-many-fields", reason: "full-account" });
    expect((await asha.exchange(bodyOf(asha.uid, [], { cursor: 4000 }))).fields).toEqual([]);
    expect((await asha.exchange(bodyOf(asha.uid, [known], { cursor: 4000 }))).fields).toHaveLength(1);
  });

  test("the counts of days that are over are forgotten, once an hour", async () => {
    await using db = await open();
    let now = new Date(noon);
    const asha = await person(testApp({ db, now: () => now }), "Asha");
    const on = (day: string) => bodyOf(asha.uid, [], { counts: namesOf(day).map((name) => ({ name, count: 1 })) });
    await asha.exchange(on("2026-11-19"));
    expect((await asha.exchange(on("2026-10-01"))).counts).toHaveLength(2);
    now = new Date("2026-11-24T12:00Z");
    const limits = createLimits({ db, now: () => now, secret: "secret", addressFactor: 1 });
    await deleteExpired({ db, limits, now: () => now });
    expect((await asha.exchange(on("2026-11-24"))).counts.map(({ name }) => name)).toEqual(namesOf("2026-11-24"));
  });

  test("nobody is told what follows another person, and nobody changes it", async () => {
    await using db = await open();
    const app = testApp({ db });
    const [asha, ravi] = [await person(app, "Asha"), await person(app, "Ravi")];
    await ravi.exchange(changes(ravi.uid, modeSet("manual")));
    expect(await asha.all()).toMatchObject({ cursor: 0, fields: [] });
    // The request has Asha's cookie, and changes that were stored for Ravi on the device.
    await expect(asha.exchange(changes(ravi.uid, modeSet("auto", 9)))).rejects.toMatchObject({ code: "other-person" });
    await asha.exchange(changes(asha.uid, modeSet("auto", 9)));
    expect(valuesOf(await ravi.all())).toEqual({ "chant/mode": "manual" });
    expect(app.logged.join("\n")).not.toContain("chant/mode");
  });
});
