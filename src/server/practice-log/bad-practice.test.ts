import { beforeAll, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { testApp } from "../test-app.ts";
import { signUp } from "../test-people.ts";
import { chanted, sat } from "./test-entries.ts";

const app = testApp();
let asha: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  asha = await signUp(app.ask, "Asha");
});

const mala = chanted(1, 108);
const sitting = sat(1, 20);
const json = { "content-type": "application/json" };

async function send(path: string, body: BodyInit, headers: Record<string, string> = json) {
  const reply = await asha.ask(path, { method: "POST", headers, body });
  const stored = await app.deps.db.selectFrom("practice_entry").select("id").execute();
  return { status: reply.status, sentence: await reply.text(), stored };
}
const refused = (sentence: string, status = 400) => ({ status, sentence, stored: [] });

const time = "must be a time in UTC, such as 2026-11-20T06:30:00Z";
const calendar = "must be a day of the calendar, such as 2026-11-20";
const unknownField = "What was sent has a field that is not known here";

test.each([
  [{ id: "1" }, "The id must be a UUID"],
  [{ id: 1 }, "The id must be a UUID"],
  [{ repetitions: 0 }, "Repetitions must be 1 to 108"],
  [{ repetitions: 109 }, "Repetitions must be 1 to 108"],
  [{ repetitions: 1e300 }, "Repetitions must be a whole number"],
  [{ repetitions: 1.5 }, "Repetitions must be a whole number"],
  [{ repetitions: "108" }, "Repetitions must be a whole number"],
  [{ repetitions: null }, "Repetitions must be a whole number"],
  [{ startedAt: "2026-02-30T06:00:00Z" }, `The beginning ${time}`],
  [{ startedAt: "2026-11-20T11:30:00+05:30" }, `The beginning ${time}`],
  [{ endedAt: "2026-11-20T25:00:00Z" }, `The end ${time}`],
  [{ endedAt: 1_800_000_000 }, `The end ${time}`],
  [{ localDate: "2026-02-30" }, `The day ${calendar}`],
  [{ localDate: "20.11.2026" }, `The day ${calendar}`],
  [{ timeZone: "+05:30" }, "There is no such time zone"],
  [{ timeZone: "x".repeat(65) }, "There is no such time zone"],
  [{ timeZone: "UTC\0" }, "There is no such time zone"],
  [{ mantraId: "nope" }, "This deity has no such mantra"],
  [{ mantraId: "__proto__" }, "This deity has no such mantra"],
  [{ mantraId: "om\0" }, "This deity has no such mantra"],
  [{ deityId: "krishna" }, "This deity has no such mantra"],
  [{ deityId: "constructor" }, "This deity has no such mantra"],
  [{ endedAt: "2026-11-20T05:00:00Z" }, "A practice cannot end before it begins"],
  [{ endedAt: "2026-11-21T12:06:00Z" }, "A practice cannot end in the future"],
  [{ startedAt: "0001-01-01T00:00:00Z" }, "A practice cannot have begun before 2020"],
  [{ endedAt: "2026-11-20T06:00:01Z" }, "This was too fast to be counted."],
  [{ localDate: "2026-11-25" }, "The day of a practice must be the day on which it ended"],
  [{ kind: "chant" }, unknownField],
  [{ accountId: "ravi" }, unknownField],
  [{ constructor: {} }, unknownField],
])("a chant with %j is refused, and nothing is stored", async (change, sentence) => {
  expect(await send(api.recordChant.path, JSON.stringify({ ...mala, ...change }))).toEqual(refused(sentence));
});

test.each([
  [{ minutes: 0 }, "Minutes must be 1 to 120"],
  [{ minutes: 121 }, "Minutes must be 1 to 120"],
  [{ minutes: "20" }, "Minutes must be a whole number"],
  [{ soundId: "drum" }, "There is no such sound"],
  [{ soundId: "__proto__" }, "There is no such sound"],
  [{ repetitions: 108 }, unknownField],
  [{ endedAt: "2026-11-20T06:10:00Z" }, "This was too fast to be counted."],
])("a sitting with %j is refused, and nothing is stored", async (change, sentence) => {
  expect(await send(api.recordSitting.path, JSON.stringify({ ...sitting, ...change }))).toEqual(refused(sentence));
});

test("a chant with a key for the prototype is refused", async () => {
  const body = JSON.stringify(mala).replace("{", '{"__proto__":{"isAdmin":true},');
  expect(await send(api.recordChant.path, body)).toEqual(refused(unknownField));
});

test.each(["{", "nul", "[]", "null", "108", '"mala"', "{}", '{"id":'])("%j is no chant", async (body) => {
  expect(await send(api.recordChant.path, body)).toMatchObject({ status: 400, stored: [] });
});

test.each(["id", "deityId", "mantraId", "repetitions", "startedAt", "endedAt", "localDate", "timeZone"])(
  "a chant without %s is refused",
  async (name) => {
    const { [name as keyof typeof mala]: _, ...rest } = mala;
    expect(await send(api.recordChant.path, JSON.stringify(rest))).toMatchObject({ status: 400, stored: [] });
  },
);

test("five megabytes are too large, and what is not JSON is not read", async () => {
  const large = JSON.stringify({ ...mala, note: "x".repeat(5_000_000) });
  expect(await send(api.recordChant.path, large)).toMatchObject({ status: 413, stored: [] });
  const text = await send(api.recordChant.path, JSON.stringify(mala), { "content-type": "text/plain" });
  expect(text).toMatchObject({ status: 415, stored: [] });
});

test("another site can record nothing in a person's name", async () => {
  const headers = { ...json, "sec-fetch-site": "cross-site" };
  expect(await send(api.recordChant.path, JSON.stringify(mala), headers)).toMatchObject({ status: 403, stored: [] });
});
