import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { testApp } from "../test-app.ts";
import { bodyOf, modeSet, person, phone } from "./test-changes.ts";

const unknown = "There is no such field, or it cannot have this value";
const mala = { id: phone, deityId: "shiva", count: 37 };
const at = "2026-11-20T11:00:00.000Z";

test.each<[object, string]>([
  [{ name: "chant/mode", value: "aloud", at }, unknown],
  [{ name: "chant/mode", value: { mode: "auto" }, at }, unknown],
  [{ name: "chant/mode", value: "auto", at: "today" }, unknown],
  [{ name: "chant/mode", value: "auto", at, by: phone }, unknown],
  [{ name: "chant/color", value: "red", at }, unknown],
  [{ name: "__proto__", value: true, at }, unknown],
  [{ name: "beads/click", value: "yes", at }, unknown],
  [{ name: "recording/speed", value: 1e300, at }, unknown],
  [{ name: "sitting/duration", value: "x".repeat(41), at }, unknown],
  [{ name: "hymn/Not A Slug", value: "verse-1", at }, unknown],
  [{ name: `hymn/${"x".repeat(200)}`, value: "verse-1", at }, unknown],
  [{ name: "learn/om", value: { step: "flying", line: 0, rounds: 0 }, at }, unknown],
  [{ name: "mala/om", value: { ...mala, count: 108 }, at }, unknown],
  [{ name: "mala/om", value: { ...mala, id: "1" }, at }, unknown],
  [{ name: "mala/om", value: { ...mala, round: 33 }, at }, unknown],
  [{ name: "round/om", value: { size: 12, goal: 1 }, at }, unknown],
  [{ name: "round/om", value: { size: 27, goal: 1009 }, at }, unknown],
  [{ name: "round/om", value: { size: 27, goal: 0 }, at }, unknown],
  [{ name: "mala/om", value: { ...mala, note: "x" }, at }, "What was sent has a field that is not known here"],
])("the field %j is refused, and not stored", async (field, sentence) => {
  const app = testApp();
  const asha = await person(app, "Asha");
  const body = { ...bodyOf(asha.uid, [modeSet("manual")]), fields: [modeSet("manual"), field] };
  const reply = await asha.ask(api.exchangeState.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect([reply.status, await reply.text()]).toEqual([400, sentence]);
  expect(await app.deps.db.selectFrom("person_field").selectAll().execute()).toEqual([]);
});

test.each<[object, string]>([
  [{ device: "phone" }, "The id of the device must be a UUID"],
  [{ cursor: -1 }, "The cursor is at least 0"],
  [{ cursor: 1.5 }, "The cursor must be a whole number"],
  [{ cursor: 2 ** 31 }, "The cursor is too large"],
  [{ fields: {} }, "The changed fields must be a list"],
  [{ fields: Array.from({ length: 51 }, () => modeSet("auto")) }, "At most 50 changes can be sent at once"],
  [{ counts: [{ name: "malas/today", count: 1 }] }, "There is no such count"],
  [{ counts: [{ name: "malas/2026-11-20/om/12", count: 1 }] }, "There is no such count"],
  [{ counts: [{ name: "vow/one/2026-11-20/om/27", count: 1 }] }, "There is no such count"],
  [{ counts: [{ name: "malas/2026-11-20", count: -1 }] }, "A count is at least 1"],
  [{ counts: [{ name: "malas/2026-11-20", count: 1e9 }] }, "A count is at most 10,000"],
  [{ more: 1 }, "What was sent has a field that is not known here"],
])("an exchange with %j is refused in one sentence", async (part, sentence) => {
  const asha = await person(testApp(), "Asha");
  const reply = await asha.ask(api.exchangeState.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...bodyOf(asha.uid, []), ...part }),
  });
  expect([reply.status, await reply.text()]).toEqual([400, sentence]);
});
