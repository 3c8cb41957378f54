import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import type { FieldChange } from "#contract/person-state.ts";
import { testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { signUp } from "../test-people.ts";
import { changes, phone } from "./test-changes.ts";

const at = "2026-11-20T11:00:00.000Z";
const secret = { title: "What my guru gave", text: "ॐ ऐं\nsecret syllables", round: 27 } as const;

const kept = (value: object | null): FieldChange => ({ name: "own-mantra/own-k3v9x2m7", value, at }) as FieldChange;

async function person(app: ReturnType<typeof testApp>) {
  const { call, ask } = await signUp(app.ask, "Asha");
  const { user } = await call(api.session, {});
  const uid = user?.uid ?? "?";
  return {
    call,
    keep: (value: object | null) => call(api.exchangeState, {}, changes(uid, kept(value))),
    send: (value: object) =>
      ask(api.exchangeState.path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(changes(uid, kept(value))),
      }),
  };
}

const field = (number: number, value: object | null, minute = 0) =>
  ({ name: `own-mantra/own-${number + 10_000_000}`, value, at: `2026-11-20T11:0${minute}:00.000Z` }) as FieldChange;

describe.each(testDatabases())("on $name", ({ open }) => {
  test("a mantra that is kept with the account stands readably in its export, and leaves nothing when it is taken back", async () => {
    await using db = await open();
    const asha = await person(testApp({ db }));
    await asha.keep(secret);
    const exported = async () => (await asha.call(api.exportUser, {}))["followsYou"];
    const field = { name: "own-mantra/own-k3v9x2m7", at, device: phone };
    expect(await exported()).toMatchObject({ fields: [{ ...field, value: secret }] });
    await asha.call(
      api.exchangeState,
      {},
      changes(await uidOf(asha), { ...kept(null), at: "2026-11-20T11:30:00.000Z" }),
    );
    expect(JSON.stringify(await exported())).not.toContain("syllables");
    expect(JSON.stringify(await db.selectFrom("person_field").selectAll().execute())).not.toContain("syllables");
  });

  test("there are thirty of them at most: those that are there can be changed, and one taken back makes room", async () => {
    await using db = await open();
    const { call } = await signUp(testApp({ db }).ask, "Asha");
    const { user } = await call(api.session, {});
    const send = (...given: FieldChange[]) => call(api.exchangeState, {}, changes(user?.uid ?? "?", ...given));
    const refusal = { status: 409, code: "too-many-fields", reason: "many-own-mantras" };
    await send(...Array.from({ length: 29 }, (_, number) => field(number, secret)));
    await expect(send(field(29, secret), field(30, secret))).rejects.toMatchObject(refusal);
    await send(field(29, secret));
    await expect(send(field(30, secret))).rejects.toMatchObject(refusal);
    await send(field(0, { ...secret, title: "Another name" }, 1));
    await send(field(1, null, 1), field(30, secret));
    const kept = db.selectFrom("person_field").select("name").where("value", "is not", null);
    expect(await kept.execute()).toHaveLength(30);
  });

  test("no line of the server's log names it, whether it is kept, refused, or meets a defect", async () => {
    await using db = await open();
    const app = testApp({ db });
    const asha = await person(app);
    await asha.keep(secret);
    expect((await asha.send({ ...secret, round: 28 })).status).toBe(400);
    await db.schema.alterTable("person_field").renameTo("aside").execute();
    try {
      expect((await asha.send({ ...secret, title: "What my guru gave later" })).status).toBe(500);
    } finally {
      await db.schema.alterTable("aside").renameTo("person_field").execute();
    }
    expect(app.logged.length).toBeGreaterThan(0);
    expect(app.logged.join("\n")).not.toMatch(/guru|syllables|ऐं/);
  });
});

const uidOf = async ({ call }: Pick<Awaited<ReturnType<typeof person>>, "call">) =>
  (await call(api.session, {})).user?.uid ?? "?";

test.each([
  { ...secret, title: "" },
  { ...secret, title: "  " },
  { ...secret, title: "x".repeat(81) },
  { ...secret, title: "two\nlines" },
  { ...secret, text: "x".repeat(2001) },
  { ...secret, text: "a\u0000b" },
  { ...secret, text: "\ud800" },
  { ...secret, round: 100 },
  { title: secret.title, text: secret.text },
])("%j is refused, and not stored", async (value) => {
  const app = testApp();
  const asha = await person(app);
  const reply = await asha.send(value);
  expect([reply.status, await reply.text()]).toEqual([400, "There is no such field, or it cannot have this value"]);
  expect(await app.deps.db.selectFrom("person_field").selectAll().execute()).toEqual([]);
});

test("the longest text in letters of three bytes is one request", async () => {
  const asha = await person(testApp());
  const value = { title: "ॐ".repeat(80), text: `${"ॐ\n".repeat(999)}ॐ`, round: 11 };
  expect((await asha.send(value)).status).toBe(200);
});
