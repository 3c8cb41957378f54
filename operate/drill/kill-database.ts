import { setTimeout as pause } from "node:timers/promises";
import { openPostgres } from "../../src/server/db/open.ts";
import { folders } from "../../src/server/folders.ts";
import { createWriters } from "../../src/server/test-writes.ts";
import { runServer } from "../../tools/run-server.ts";
import { askAt } from "./ask-at.ts";
import { startPostgres } from "./postgres.ts";

const pages = ["/", "/deity/shiva", "/mantras", "/api/deities"];

/** Kills every process of PostgreSQL while people write. The server must notice both its end and its return. */
export async function killDatabase(times: number) {
  const postgres = await startPostgres();
  const server = await runServer({
    ADDRESS_LIMIT_FACTOR: "1000000",
    DATABASE_URL: postgres.url,
    AUTH_SECRET: "of this drill only, and nobody else's",
    LOG_LEVEL: "error",
  });
  const ask = askAt(server.origin);
  const writers = createWriters(new Date().toISOString().slice(0, 10));
  await writers.begin(ask);
  const writing = writers.run(ask);
  const failures: string[] = [];
  const refusedAfter: number[] = [];
  const recoveredAfter: number[] = [];

  /** Makes a call as a signed-in person. Resolves to how long it took, and its status. */
  async function callPersonal() {
    const begun = performance.now();
    const { status } = await ask("/api/favorites", { headers: { cookie: writers.cookieOf(1) } });
    return { status, ms: performance.now() - begun };
  }

  for (let time = 1; time <= times; time++) {
    await pause(100 + Math.random() * 700);
    await postgres.kill();
    for (let look = 0; look < 3; look++) {
      const { status, ms } = await callPersonal();
      if (status !== 503) failures.push(`A personal call was answered with ${status} without the database`);
      refusedAfter.push(ms);
      for (const page of pages) {
        const reply = await ask(page);
        if (reply.status !== 200) failures.push(`${page} was answered with ${reply.status}`);
        await reply.arrayBuffer();
      }
    }
    await postgres.start();
    const returned = performance.now();
    while ((await callPersonal()).status !== 200) {
      if (performance.now() - returned > 20_000) throw new Error("The server has not come back");
      await pause(10);
    }
    recoveredAfter.push(performance.now() - returned);
    if (time % 10 === 0) console.log(`database: ${time} kills, ${writers.countKept()} entries`);
  }
  writers.stop();
  await writing;
  const db = await openPostgres({ url: postgres.url, migrations: folders.migrations, onLost: () => {} });
  const lost = [...(await writers.findLost(db)), ...failures];
  await db.destroy();
  for (const each of lost) console.log(each);
  await server.stop();
  await postgres.remove();
  return {
    killed: "PostgreSQL",
    times,
    "writes kept": writers.countKept(),
    lost: lost.length,
    "503 after, worst, ms": Math.round(Math.max(...refusedAfter)),
    "back after, worst, ms": Math.round(Math.max(...recoveredAfter)),
  };
}
