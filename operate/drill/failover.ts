import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildIfNeeded } from "../../tools/build-if-needed.ts";
import { freePort } from "../../tools/free-port.ts";
import { runDatabaseCluster } from "./database-cluster.ts";
import { createInstance } from "./instance.ts";
import { until } from "./program.ts";
import { runNginx } from "./proxies.ts";
import { createVisitors } from "./visitors.ts";

/* `npm run drill:failover [kills]` runs two PostgreSQL under Patroni with etcd, HAProxy, two instances and nginx,
   all with the files of deploy/, and people who practice. The primary is killed again and again. No acknowledged
   practice may be lost, and writes must be accepted again within ten seconds. The drill needs Debian's etcd-server,
   haproxy, nginx, patroni and postgresql. */

const kills = Number(process.argv[2] ?? 3);
/** The longest time without writes, in ms. */
const longestAway = 10_000;

const home = mkdtempSync(join(tmpdir(), "failover-"));
chmodSync(home, 0o755);
buildIfNeeded();
const ports = { http: await freePort(), https: await freePort(), one: await freePort(), two: await freePort() };
const origin = `https://localhost:${ports.https}`;
{
  await using cluster = await runDatabaseCluster(join(home, "cluster"));
  const settings = {
    DATABASE_URL: cluster.url,
    DATA_DIR: join(home, "data"),
    SITE_URL: origin,
    AUTH_SECRET: "of this drill only, and nobody else's",
  };
  await using one = createInstance({ port: ports.one, settings, log: join(home, "one.log") });
  await using two = createInstance({ port: ports.two, settings, log: join(home, "two.log") });
  await one.start();
  await two.start();
  await using nginx = runNginx({ folder: join(home, "nginx"), ports });
  const visitors = createVisitors(origin);
  await until("nginx answers", async () => nginx.isRunning() && (await visitors.isUp()));

  const leave = await visitors.come({ readers: 1, people: 6 });
  const away: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    await pause(5000);
    visitors.forgetGaps();
    const bringBack = await cluster.killPrimary();
    await pause(2 * longestAway);
    away.push(visitors.longestGap());
    await bringBack();
  }
  await leave();
  const lost = await visitors.findLost();
  const { asked, failed, failedPages, acknowledged } = visitors.report();
  visitors.leave();
  console.log({ kills, asked, failed, failedPages, acknowledged, lost: lost.length, awayMs: away });
  process.exitCode = lost.length === 0 && failedPages === 0 && away.every((ms) => ms <= longestAway) ? 0 : 1;
}
if (process.exitCode === 0) rmSync(home, { recursive: true });
else console.log(`The logs are in ${home}`);
