import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testApp } from "../test-app.ts";
import { startServer } from "../test-server.ts";
import type { Email } from "./email.ts";
import { createSentEmails } from "./sent-emails.ts";

const now = () => new Date("2026-11-20T12:00Z");
const email: Email = {
  to: "mira@example.org",
  subject: "Om <b>",
  text: "Go & see:\n\nhttp://localhost/a?b=1&c=2\n\n<script>",
  html: "",
};

async function withEmail() {
  const sentEmails = createSentEmails(now);
  await sentEmails.recording(async () => {})(email, { id: "1" });
  return testApp({ sentEmails });
}

const from = "127.0.0.1";

test("in development the emails that are not sent can be read, and their links followed", async () => {
  const { ask } = await withEmail();
  const reply = await ask("/outbox", { from });
  const html = await reply.text();
  expect(html).toContain("To mira@example.org, <time>2026-11-20T12:00:00.000Z</time>");
  expect(html).toContain("<h2>Om &#60;b&#62;</h2>");
  expect(html).toContain('<a href="http://localhost/a?b=1&#38;c=2">http://localhost/a?b=1&#38;c=2</a>');
  expect(html).not.toContain("<script");
  expect(Object.fromEntries(reply.headers)).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
    "content-security-policy": expect.stringMatching(/^default-src 'none'; style-src 'sha256-/),
  });
});

test("nobody but the machine of the server sees them", async () => {
  const { ask } = await withEmail();
  expect((await ask("/outbox", { from: "192.168.1.5" })).status).toBe(404);
  expect((await ask("/outbox", { from, headers: { "x-forwarded-for": "203.0.113.7" } })).status).toBe(404);
  for (const own of ["::1", "::ffff:127.0.0.1"]) expect((await ask("/outbox", { from: own })).status).toBe(200);
});

test.each(["via", "x-real-ip", "x-forwarded-host", "x-forwarded-proto", "forwarded"])(
  "a proxy on the same machine, which says so by %s, does not see them",
  async (name) => {
    const { ask } = await withEmail();
    expect((await ask("/outbox", { from, headers: { [name]: "anything" } })).status).toBe(404);
  },
);

test.each([
  ["evil.example", 404],
  ["localhost.evil.example", 404],
  ["127.0.0.1.evil.example:3000", 404],
  ["192.168.1.5:3000", 404],
  ["localhost:3000", 200],
  ["127.0.0.1:3000", 200],
  ["[::1]:3000", 200],
])("a page that a browser knows as %s gets %i, for another site's name may lead here, too", async (host, status) => {
  const { app } = await withEmail();
  const bindings = { incoming: { socket: { remoteAddress: from } } };
  expect((await app.fetch(new Request(`http://${host}/outbox`), bindings)).status).toBe(status);
});

test("where emails are sent, or the site is in use, there is no such page", async () => {
  expect((await testApp().ask("/outbox", { from })).status).toBe(404);
});

test("a server that `npm run dev` has not started has no such page, though NODE_ENV is forgotten", async () => {
  const folder = mkdtempSync(join(tmpdir(), "outbox-"));
  await using server = await startServer(folder);
  expect((await server.ask("/outbox")).status).toBe(404);
  await server.kill();
  rmSync(folder, { recursive: true });
});

test("an email that could not be delivered is not shown, and the latest fifty are", async () => {
  const sentEmails = createSentEmails(now);
  const failing = sentEmails.recording(() => Promise.reject(new Error("The disk is full")));
  await expect(failing(email, { id: "1" })).rejects.toThrow("The disk is full");
  for (let count = 1; count <= 51; count++) {
    await sentEmails.recording(async () => {})({ ...email, subject: String(count) }, { id: "1" });
  }
  const subjects = sentEmails.list().map(({ subject }) => subject);
  expect([subjects.length, subjects[0], subjects.at(-1)]).toEqual([50, "51", "2"]);
});
