import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { testDatabases } from "../db/test-databases.ts";
import { createLog } from "../log.ts";
import { deliverBySmtp } from "./deliver.ts";
import { createOutbox } from "./outbox.ts";
import { createOutboxWorker } from "./outbox-worker.ts";

const now = () => new Date("2026-11-20T12:00Z");
const email = { to: "mira@example.org", subject: "A new password", text: "a link", html: "<p>a link</p>" };

describe.each(testDatabases())("on $name", ({ open }) => {
  test("an email that a silent mail server holds up is broken off at the stop, and is due at once", async () => {
    await using db = await open();
    const mailServer = createServer().listen(0, "127.0.0.1");
    await once(mailServer, "listening");
    const { port } = mailServer.address() as AddressInfo;
    const logged: string[] = [];
    const log = createLog({ level: "info", now, write: (line) => logged.push(line) });
    const deliver = deliverBySmtp({ url: `smtp://127.0.0.1:${port}`, from: "om@mantra.example" });
    const outbox = createOutbox({ db, now, log, deliver, compose: async () => email });
    const worker = createOutboxWorker({ outbox, log });
    await outbox.add({ kind: "reset", address: email.to, language: "en" });
    const connected = once(mailServer, "connection");
    worker.start();
    await connected;
    await worker.stop();
    const left = await db.selectFrom("outbox").select(["due_at", "tries"]).execute();
    expect(left).toEqual([{ due_at: now().toISOString(), tries: 0 }]);
    expect(logged).toEqual([]);
    mailServer.close();
  });
});
