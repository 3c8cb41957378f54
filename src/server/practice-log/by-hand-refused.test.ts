import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { testApp } from "../test-app.ts";
import { signUp } from "../test-people.ts";
import { away, chanted, entryId, sat, shiva } from "./test-entries.ts";

type Person = Awaited<ReturnType<typeof signUp>>;

const exported = async ({ call }: Person) => (await call(api.exportUser, {}))["practice"];

const unknownField = "What was sent has a field that is not known here";

test.each<[change: object, sentence: string]>([
  [{ repetitions: 0 }, "Repetitions must be 1 to 10800"],
  [{ repetitions: 10_801 }, "Repetitions must be 1 to 10800"],
  [{ repetitions: 1.5 }, "Repetitions must be a whole number"],
  [{ localDate: "2026-02-30" }, "The day must be a day of the calendar, such as 2026-11-20"],
  [{ localDate: "2026-11-22" }, "A practice cannot be on a day that has not come yet"],
  [{ localDate: "1999-12-31" }, "A practice cannot have been before 2000"],
  [{ timeZone: "+05:30" }, "There is no such time zone"],
  [{ mantraId: "nothing" }, "This deity has no such mantra"],
  [{ note: "x".repeat(281) }, "A note must be at most 280 characters long"],
  [{ note: "a\u0000b" }, "A note must not contain control characters other than line breaks"],
  [{ note: 5 }, "The note must be a text"],
  [{ startedAt: "2026-11-18T06:00:00Z" }, unknownField],
  [{ isByHand: true }, unknownField],
])("a chant by hand with %j is refused, and nothing is stored", async (change, sentence) => {
  const asha = await signUp(testApp().ask, "Asha");
  await expect(asha.call(api.addChant, {}, { ...away(1), ...change })).rejects.toThrow(`400: ${sentence}`);
  expect(await exported(asha)).toEqual([]);
});

test.each<[id: string, change: object, sentence: string]>([
  [entryId(1), { minutes: 5 }, "A chant has no minutes"],
  [entryId(1), { mantraId: "maha-mantra" }, "A mantra must be named with its deity"],
  [entryId(1), { ...shiva, deityId: "krishna", mantraId: "gam-ganapataye" }, "This deity has no such mantra"],
  [entryId(1), { localDate: "2026-11-21" }, "A practice cannot be on a day that has not come yet"],
  [entryId(1), { kind: "sitting" }, unknownField],
  [entryId(2), { repetitions: 5 }, "A sitting has no mantra and no repetitions"],
  [entryId(2), { minutes: 721 }, "Minutes must be 1 to 720"],
])("a correction of %s to %j is refused, and nothing changes", async (id, change, sentence) => {
  const asha = await signUp(testApp().ask, "Asha");
  await asha.call(api.recordChant, {}, chanted(1, 108));
  await asha.call(api.recordSitting, {}, sat(2, 20));
  const before = await exported(asha);
  await expect(asha.call(api.correctPractice, { id }, change)).rejects.toThrow(`400: ${sentence}`);
  expect(await exported(asha)).toEqual(before);
});
