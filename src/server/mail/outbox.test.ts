import { describe, expect, test } from "vitest";
import { minute } from "#model/durations.ts";
import { testDatabases } from "../db/test-databases.ts";
import type { Db } from "../db/open.ts";
import { createLog } from "../log.ts";
import type { Email } from "./email.ts";
import { createOutbox } from "./outbox.ts";
import type { OutboxEntry } from "./outbox.store.ts";

const compose = async ({ address }: OutboxEntry): Promise<Email> => ({
  to: address,
  subject: "Om",
  text: "Om",
  html: "Om",
});

function createServers(db: Db) {
  const clock = { now: Date.parse("2026-11-20T12:00Z") };
  const now = () => new Date(clock.now);
  const sent: string[] = [];
  const logged: string[] = [];
  const mailServer = { isDown: false };
  const deliver = async ({ to }: Email) => {
    if (mailServer.isDown) throw Object.assign(new Error(`${to} was refused`), { code: "ECONNECTION" });
    await new Promise((done) => setImmediate(done));
    sent.push(to);
  };
  const log = createLog({ level: "info", now, write: (line) => logged.push(line) });
  const open = () => createOutbox({ db, now, log, compose, deliver });
  return { open, sent, logged, mailServer, pass: (time: number) => void (clock.now += time) };
}

describe.each(testDatabases())("on $name", ({ open }) => {
  test("of several servers with one outbox, one sends each email", async () => {
    await using db = await open();
    const { open: openOutbox, sent } = createServers(db);
    const servers = [openOutbox(), openOutbox(), openOutbox()];
    const addresses = Array.from({ length: 20 }, (_, number) => `person${number}@example.org`);
    for (const address of addresses) await servers[0]?.add({ kind: "reset", address, language: "en" });
    const counts = await Promise.all(servers.map((server) => server.sendDue()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(20);
    expect(sent.toSorted()).toEqual(addresses.toSorted());
  });

  test("a failed email is retried with growing delays, also after a restart, and then dropped", async () => {
    await using db = await open();
    const { open: openOutbox, sent, mailServer, pass, logged } = createServers(db);
    await openOutbox().add({ kind: "reset", address: "mira@example.org", language: "en" });
    mailServer.isDown = true;
    for (const minutes of [1, 2, 5, 15, 30]) {
      expect(await openOutbox().sendDue()).toBe(0);
      pass(minutes * minute - 1);
      await openOutbox().sendDue();
      pass(1);
    }
    expect(logged).toHaveLength(5);
    await openOutbox().sendDue();
    expect(logged.at(-1)).toContain("An email is dropped");
    expect(logged.join()).not.toContain("mira");
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
    expect(sent).toEqual([]);
  });

  test("an email is sent once the mail server responds again", async () => {
    await using db = await open();
    const { open: openOutbox, sent, mailServer, pass } = createServers(db);
    await openOutbox().add({ kind: "reset", address: "mira@example.org", language: "en" });
    mailServer.isDown = true;
    await openOutbox().sendDue();
    mailServer.isDown = false;
    pass(minute);
    expect(await openOutbox().sendDue()).toBe(1);
    expect(await openOutbox().sendDue()).toBe(0);
    expect(sent).toEqual(["mira@example.org"]);
  });

  test("an email that a killed server had claimed is sent by another", async () => {
    await using db = await open();
    const { open: openOutbox, sent, pass } = createServers(db);
    await openOutbox().add({ kind: "reset", address: "mira@example.org", language: "en" });
    // Another server has claimed this email and never sent it.
    await db.updateTable("outbox").set({ tries: 1, due_at: "2026-11-20T12:05:00.000Z" }).execute();
    expect(await openOutbox().sendDue()).toBe(0);
    pass(5 * minute);
    expect(await openOutbox().sendDue()).toBe(1);
    expect(sent).toHaveLength(1);
  });
});
