import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { afterAll, expect, test } from "vitest";
import { createLog } from "../../log.ts";
import { createCertificate } from "../../outgoing/test-certificate.ts";
import { openData } from "../open-data.ts";

const folder = mkdtempSync(join(tmpdir(), "certificates-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

/**
 * Opens a server that only knows the beginning of PostgreSQL's protocol: it accepts TLS or refuses it, and ends where a
 * client sends a name.
 */
async function openTls(certificate: ReturnType<typeof createCertificate> | null) {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      socket.write(certificate ? "S" : "N");
      if (certificate) new TLSSocket(socket, { isServer: true, ...certificate }).on("error", () => {}).resume();
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { port, [Symbol.asyncDispose]: async () => void server.close() };
}

/** Returns the first line that a server logs when it starts with this database. */
async function startWith(databaseUrl: string) {
  const lines: string[] = [];
  const log = createLog({ level: "warn", now: () => new Date(0), write: (line) => void lines.push(line.slice(31)) });
  const stored = { poolSize: 1, authSecret: "of all servers", smtp: {}, dataDir: join(folder, "never-made") };
  const db = await openData({ ...stored, databaseUrl }, log);
  await db.destroy();
  return lines[0];
}

const served = "Pages are served, and what is personal is refused until it works.";
const untrusted =
  "The certificate of the database is signed by an authority that this machine does not know: add " +
  `sslrootcert=/path/to/authority.pem to DATABASE_URL (DEPTH_ZERO_SELF_SIGNED_CERT). ${served}`;

test.each(["require", "verify-full"])(
  "with sslmode=%s an unknown authority is named, and what to set",
  async (mode) => {
    await using database = await openTls(createCertificate("localhost"));
    expect(await startWith(`postgres://me:secret@localhost:${database.port}/mantra?sslmode=${mode}`)).toBe(untrusted);
  },
);

test("so it is where several hosts are named", async () => {
  await using database = await openTls(createCertificate("localhost"));
  const url = `postgres://me:secret@localhost:${database.port},127.0.0.1:1/mantra?sslmode=require`;
  expect(await startWith(url)).toContain("add sslrootcert=/path/to/authority.pem to DATABASE_URL");
});

test("a certificate of another host, no TLS at all, and files that are not there are told apart", async () => {
  const certificate = createCertificate("db.example");
  await using database = await openTls(certificate);
  const known = file("authority.pem", certificate.cert);
  const url = `postgres://me:secret@localhost:${database.port}/mantra?sslmode=require`;
  expect(await startWith(`${url}&sslrootcert=${known}`)).toBe(
    "The certificate of the database is for another host: write its host in DATABASE_URL as the certificate does " +
      `(ERR_TLS_CERT_ALTNAME_INVALID). ${served}`,
  );
  expect(await startWith(`${url}&sslrootcert=${folder}/gone.pem`)).toBe(
    `DATABASE_URL names a socket or a file that is not there (ENOENT). ${served}`,
  );
  await using plain = await openTls(null);
  expect(await startWith(`postgres://me:secret@localhost:${plain.port}/mantra?sslmode=require`)).toBe(
    `The database offers no TLS: turn it on there, or take sslmode out of DATABASE_URL. ${served}`,
  );
});
