import { hash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, prepareDatabase } from "../../src/server/db/open.ts";
import { listFavorites } from "../../src/server/favorites/favorites.store.ts";
import { findSession, createSession } from "../../src/server/identity/session.store.ts";
import { folders } from "../../src/server/folders.ts";
import { atMost, median, report } from "./figures.ts";

/**
 * This program measures the CPU time, in µs, of reading one person's favorites and session, as the numbers of all
 * favorites and sessions grow.
 */
const sizes = [10, 1000, 100_000, 1_000_000];
const favoritesOfEach = 10;
const now = new Date();

const folder = mkdtempSync(join(tmpdir(), "scaling-"));
const db = openDatabase(join(folder, "mantra.sqlite"));
await prepareDatabase(db, folders.migrations);

function personOf(id: string) {
  const at = now.toISOString();
  const person = { id, email: id, email_verified: 0, name: id, image: null, created_at: at, updated_at: at };
  return person;
}

function sessionOf(id: string) {
  const [at, end] = [now.toISOString(), new Date(now.getTime() + 86_400_000).toISOString()];
  const token_hash = hash("sha256", id, "base64url");
  return { token_hash, account_id: id, created_at: at, renewed_at: at, expires_at: end, device: "Firefox" };
}

/** Adds many people in one statement, each with a session. A million favorites one by one would take half an hour. */
async function addPeople(ids: readonly string[]) {
  await db.insertInto("account").values(ids.map(personOf)).execute();
  const rows = ids.flatMap((id) =>
    Array.from({ length: favoritesOfEach }, (_, number) => ({
      account_id: id,
      mantra_id: `mantra-${number}`,
      added_at: now.toISOString(),
    })),
  );
  await db.insertInto("favorite").values(rows).execute();
  await db.insertInto("session").values(ids.map(sessionOf)).execute();
}

/** Returns the median of several rounds, because a round may be disturbed. */
async function cost(read: () => Promise<unknown>) {
  const rounds: number[] = [];
  for (let round = 0; round < 9; round++) rounds.push(await costOnce(read));
  return median(rounds);
}

async function costOnce(read: () => Promise<unknown>) {
  const times = 1000;
  const before = process.cpuUsage();
  for (let time = 0; time < times; time++) await read();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / times;
}

const toTenth = (value: number) => Math.round(value * 10) / 10;

let people = 0;
let token = "";
const rows: { favorites: number; "list, µs": number; "session, µs": number }[] = [];
for (const size of sizes) {
  while (people * favoritesOfEach < size) {
    const next = Math.min(500, size / favoritesOfEach - people);
    await addPeople(Array.from({ length: next }, (_, number) => `person-${people + number}`));
    people += next;
  }
  token ||= await createSession(db, { accountId: "person-0", agent: "", now });
  const list = await cost(() => listFavorites(db, "person-0"));
  const session = await cost(() => findSession(db, { token, now }));
  rows.push({ favorites: size, "list, µs": toTenth(list), "session, µs": toTenth(session) });
}
console.table(rows);
const [least, most] = [rows[0], rows.at(-1)];
if (least && most) {
  const grown = `of one person, as all favorites grow ${least.favorites} → ${most.favorites}`;
  report([
    atMost(1.3, { what: `favorites ${grown}`, value: most["list, µs"] / least["list, µs"] }),
    atMost(1.3, { what: `session ${grown}`, value: most["session, µs"] / least["session, µs"] }),
  ]);
}
await db.destroy();
rmSync(folder, { recursive: true });
