import { spawnSync } from "node:child_process";
import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildIfNeeded } from "../../tools/build-if-needed.ts";
import { freePort } from "../../tools/free-port.ts";
import { runPostgres } from "../../tools/test-postgres.ts";
import { createInstance } from "./instance.ts";
import { until } from "./program.ts";
import { runCaddy, runHaproxy, runNginx, runPlainNginx } from "./proxies.ts";
import { createVisitors } from "./visitors.ts";

/* `npm run drill:rolling [restarts] [proxy]` runs two instances behind the nginx, the HAProxy and the Caddy of
   deploy/, and behind an nginx that repeats no writes (nginx-plain), with visitors who read and write. Each instance
   is restarted in turn with the other of two releases. Nothing may fail, no file may be missing, and no practice may
   be lost. */

/** The other release has copies of these entries of the project. */
const copied = ["src", "tools", "migrations", "package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];
/** Both releases share these entries. */
const linked = ["node_modules", "content", "public"];

const restarts = Number(process.argv[2] ?? 20);
const home = mkdtempSync(join(tmpdir(), "rolling-"));
// The workers of nginx may run as another user.
chmodSync(home, 0o755);
buildIfNeeded();
const other = join(home, "other-release");
buildOtherRelease(other);
const postgres = await runPostgres();
if (!postgres) throw new Error("No PostgreSQL was found");
const database = `postgres://test@localhost/postgres?host=${encodeURIComponent(postgres.home)}`;

const chosen = process.argv[3];
const all = [
  ["nginx", runNginx],
  ["nginx-plain", runPlainNginx],
  ["haproxy", runHaproxy],
  ["caddy", runCaddy],
] as const;
const proxies = all.filter(([name]) => chosen === undefined || name === chosen);
if (proxies.length === 0) throw new Error(`There is no proxy ${chosen}`);
let isWell = true;
try {
  for (const [name, runProxy] of proxies) {
    const report = await restartBehind(name, runProxy);
    console.log(name, report);
    isWell &&= report.failed + report.missing + report.lost + report.goneOfOpenTabs === 0;
  }
} finally {
  await postgres.stop();
  if (isWell) rmSync(home, { recursive: true });
  else console.log(`The logs are in ${home}`);
}
process.exit(isWell ? 0 : 1);

async function restartBehind(name: string, runProxy: typeof runNginx) {
  const ports = { http: await freePort(), https: await freePort(), one: await freePort(), two: await freePort() };
  const origin = `https://localhost:${ports.https}`;
  const settings = {
    DATABASE_URL: database,
    DATA_DIR: join(home, "data"),
    SITE_URL: origin,
    AUTH_SECRET: "of this drill only, and nobody else's",
  };
  await using one = createInstance({ port: ports.one, settings, log: join(home, `${name}-one.log`) });
  await using two = createInstance({ port: ports.two, settings, log: join(home, `${name}-two.log`) });
  await one.start();
  await two.start();
  await using proxy = runProxy({ folder: join(home, name), ports });
  const visitors = createVisitors(origin);
  await until(`${name} answers`, async () => proxy.isRunning() && (await visitors.isUp()));
  const leave = await visitors.come({ readers: 3, people: 6 });
  for (let round = 0; round < restarts; round++) {
    // The pause lasts until the proxies have noticed that the previous instance is back.
    await pause(2000);
    // Both instances get the other release, and then both get the first one again.
    await (round % 2 === 0 ? one : two).restart(round % 4 < 2 ? other : ".");
  }
  await leave();
  const lost = await visitors.findLost();
  const { asked, failed, failures, acknowledged, files, missing } = visitors.report();
  // These are tabs of either release, while the instances have different releases.
  await one.restart(other);
  await Promise.all(files.map(visitors.fetchFile));
  const gone = visitors.report().missing;
  visitors.leave();
  return {
    restarts,
    asked,
    failed,
    ...(failed > 0 && { failures }),
    acknowledged,
    lost: lost.length,
    files: files.length,
    missing: missing.length,
    goneOfOpenTabs: gone.length - missing.length,
  };
}

/** Builds the site with a change in its script and in its styles, so that nearly every file gets another name. */
function buildOtherRelease(folder: string) {
  for (const name of copied) cpSync(name, join(folder, name), { recursive: true });
  for (const name of linked) symlinkSync(resolve(name), join(folder, name));
  appendFileSync(
    join(folder, "src/web/app/boot/entry.tsx"),
    'document.documentElement.dataset["release"] = "other";\n',
  );
  appendFileSync(join(folder, "src/web/styles/tokens.css"), ":root { --release: other; }\n");
  const { status } = spawnSync("npm run --silent build", {
    shell: true,
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error("The other release cannot be built");
}
