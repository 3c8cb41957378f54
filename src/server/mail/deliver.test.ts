import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createLog } from "../log.ts";
import { deliverBySmtp, deliverToFolder } from "./deliver.ts";
import { createCanReach } from "./smtp-utf8.ts";

const folder = join(mkdtempSync(join(tmpdir(), "emails-")), "outbox");
afterAll(() => rmSync(join(folder, ".."), { recursive: true }));

const now = () => new Date("2026-11-20T12:00Z");
const id = "00000000-0000-4000-8000-000000000001";
const email = {
  to: "mira@example.org",
  subject: "A new password",
  text: "token=secret\n",
  html: "<p>token=secret</p>",
};

test("without a mail server an email becomes an .eml file, and only its name is logged", async () => {
  const logged: string[] = [];
  const log = createLog({ level: "info", now, write: (line) => logged.push(line) });
  await deliverToFolder({ folder, from: "no-reply@mantra.example", now, log })(email, { id });
  const [name = ""] = readdirSync(folder);
  expect(name).toMatch(/^2026-11-20T12-00-00-000Z-[0-9a-f]{8}\.eml$/);
  const text = readFileSync(join(folder, name), "utf8");
  expect(text).toContain("To: mira@example.org\r\n");
  expect(text).toContain("Subject: A new password\r\n");
  expect(text).toContain("token=3Dsecret".replace("=3D", text.includes("=3D") ? "=3D" : "="));
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  expect(logged.join()).toContain(join(folder, name));
  expect(logged.join()).not.toMatch(/secret|mira/);
});

/** Runs as much of an SMTP server as one email needs, with the extensions that it announces. */
function mailServer(extensions: readonly string[] = []) {
  const received: string[] = [];
  const server = createServer((socket: Socket) => {
    let isBody = false;
    socket.write("220 here\r\n");
    socket.on("data", (bytes) => {
      const text = String(bytes);
      received.push(text);
      if (isBody) {
        if (!text.endsWith("\r\n.\r\n")) return;
        isBody = false;
        socket.write("250 taken\r\n");
      } else if (text.startsWith("DATA")) {
        isBody = true;
        socket.write("354 go on\r\n");
      } else if (text.startsWith("EHLO"))
        socket.write(["250-here", ...extensions.map((each) => `250-${each}`), "250 OK\r\n"].join("\r\n"));
      else socket.write(text.startsWith("QUIT") ? "221 bye\r\n" : "250 yes\r\n");
    });
  });
  return { server, received };
}

async function listen(server: ReturnType<typeof createServer>) {
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  return `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

describe("an address beyond ASCII", () => {
  const from = "om@mantra.example";

  test("is written to as it was typed where the mail server announces SMTPUTF8", async () => {
    const { server, received } = mailServer(["8BITMIME", "SMTPUTF8"]);
    const url = await listen(server);
    expect(await createCanReach({ smtp: { url }, now })("मीरा@भारत.भारत")).toBe(true);
    await deliverBySmtp({ url, from })({ ...email, to: "मीरा@भारत.भारत" }, { id });
    expect(received.join("")).toContain("RCPT TO:<मीरा@भारत.भारत>");
    expect(received.join("")).toMatch(/MAIL FROM:<om@mantra\.example> .*SMTPUTF8/);
    server.close();
  });

  test("is not written to where it does not, nor where nothing answers", async () => {
    const { server, received } = mailServer(["8BITMIME"]);
    const url = await listen(server);
    const canReach = createCanReach({ smtp: { url }, now });
    expect(await canReach("मीरा@example.org")).toBe(false);
    const delivery = deliverBySmtp({ url, from })({ ...email, to: "zoë@example.org" }, { id });
    await expect(delivery).rejects.toMatchObject({ code: "ENOSMTPUTF8" });
    expect(received.join("")).not.toContain("RCPT");
    await new Promise((closed) => server.close(closed));
    expect(await canReach("मीरा@example.org")).toBe(false);
    expect(await createCanReach({ smtp: null, now })("मीरा@example.org")).toBe(true);
  });

  test.each([
    ["ravi@भारत.भारत", "ravi@xn--h2brj9c.xn--h2brj9c"],
    ["jack&jill@example.org", "jack&jill@example.org"],
    ["o'neill{a}|b@bücher.example", "o'neill{a}|b@xn--bcher-kva.example"],
  ])("only in its domain is written to by any mail server: %s", async (to, recipient) => {
    const { server, received } = mailServer();
    const url = await listen(server);
    expect(await createCanReach({ smtp: { url }, now })(to)).toBe(true);
    await deliverBySmtp({ url, from })({ ...email, to }, { id });
    expect(received.join("")).toContain(`RCPT TO:<${recipient}>`);
    server.close();
  });
});

test("with a mail server an email is sent through it, and a refused one throws", async () => {
  const { server, received } = mailServer();
  await new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  await deliverBySmtp({ url: `smtp://127.0.0.1:${port}`, from: "Mantra <om@mantra.example>" })(email, { id });
  expect(received.join("")).toContain("MAIL FROM:<om@mantra.example>");
  expect(received.join("")).toContain("RCPT TO:<mira@example.org>");
  expect(received.join("")).toContain(`Message-ID: <${id}@mantra.example>`);
  await new Promise((closed) => server.close(closed));
  await expect(
    deliverBySmtp({ url: `smtp://127.0.0.1:${port}`, from: "om@mantra.example" })(email, { id }),
  ).rejects.toThrow();
});
