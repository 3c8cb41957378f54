import { describe, expect, test } from "vitest";
import { testDatabases } from "../db/test-databases.ts";
import type { Db } from "../db/open.ts";
import { createLog } from "../log.ts";
import type { Letter } from "./letter.ts";
import { createOutbox, type Order } from "./outbox.ts";

const minute = 60 * 1000;
const compose = async ({ address }: Order): Promise<Letter> => ({ to: address, subject: "Om", text: "Om", html: "Om" });

function postOffice(db: Db) {
  const clock = { now: Date.parse("2026-11-20T12:00Z") };
  const now = () => new Date(clock.now);
  const sent: string[] = [];
  const logged: string[] = [];
  const post = { isClosed: false };
  const deliver = async ({ to }: Letter) => {
    if (post.isClosed) throw Object.assign(new Error(`${to} was refused`), { code: "ECONNECTION" });
    await new Promise((done) => setImmediate(done));
    sent.push(to);
  };
  const log = createLog({ level: "info", now, write: (line) => logged.push(line) });
  const open = () => createOutbox({ db, now, log, compose, deliver });
  return { open, sent, logged, post, pass: (time: number) => void (clock.now += time) };
}

describe.each(testDatabases())("on $name", ({ open }) => {
  test("of several servers with one outbox, each letter is sent by one", async () => {
    await using db = await open();
    const { open: openOutbox, sent } = postOffice(db);
    const servers = [openOutbox(), openOutbox(), openOutbox()];
    const addresses = Array.from({ length: 20 }, (_, number) => `person${number}@example.org`);
    for (const address of addresses) await servers[0]?.add({ kind: "reset", address });
    const counts = await Promise.all(servers.map((server) => server.sendDue()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(20);
    expect(sent.toSorted()).toEqual(addresses.toSorted());
  });

  test("a letter that cannot be sent is tried again, later and later, after a restart too, and then given up", async () => {
    await using db = await open();
    const { open: openOutbox, sent, post, pass, logged } = postOffice(db);
    await openOutbox().add({ kind: "reset", address: "mira@example.org" });
    post.isClosed = true;
    for (const minutes of [1, 2, 5, 15, 30]) {
      expect(await openOutbox().sendDue()).toBe(0);
      pass(minutes * minute - 1);
      await openOutbox().sendDue();
      pass(1);
    }
    expect(logged).toHaveLength(5);
    await openOutbox().sendDue();
    expect(logged.at(-1)).toContain("A letter is given up");
    expect(logged.join()).not.toContain("mira");
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
    expect(sent).toEqual([]);
  });

  test("a letter goes out as soon as the mail server answers again", async () => {
    await using db = await open();
    const { open: openOutbox, sent, post, pass } = postOffice(db);
    await openOutbox().add({ kind: "reset", address: "mira@example.org" });
    post.isClosed = true;
    await openOutbox().sendDue();
    post.isClosed = false;
    pass(minute);
    expect(await openOutbox().sendDue()).toBe(1);
    expect(await openOutbox().sendDue()).toBe(0);
    expect(sent).toEqual(["mira@example.org"]);
  });

  test("a letter that a server had taken when it was killed is sent by another", async () => {
    await using db = await open();
    const { open: openOutbox, sent, pass } = postOffice(db);
    await openOutbox().add({ kind: "reset", address: "mira@example.org" });
    // What is left behind: taken, and never sent.
    await db.updateTable("outbox").set({ tries: 1, due_at: "2026-11-20T12:05:00.000Z" }).execute();
    expect(await openOutbox().sendDue()).toBe(0);
    pass(5 * minute);
    expect(await openOutbox().sendDue()).toBe(1);
    expect(sent).toHaveLength(1);
  });
});
