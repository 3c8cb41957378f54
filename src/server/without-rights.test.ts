import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const home = mkdtempSync(join(tmpdir(), "without-rights-"));
afterAll(() => {
  chmodSync(home, 0o700);
  rmSync(home, { recursive: true });
});

const moduleOf = (name: string) => JSON.stringify(new URL(name, import.meta.url).href);

/** Runs a step as a user without rights, and returns what it throws. */
function failureOf(step: string) {
  const program = `
    import { createServer } from "node:http";
    import { listen } from ${moduleOf("listen.ts")};
    import { makeDataFolder } from ${moduleOf("db/data-folder.ts")};
    if (process.getuid() === 0) process.setuid(65534);
    try {
      await ${step};
    } catch (error) {
      console.log(error.name, error.message);
    }
    process.exit();
  `;
  const given = ["--input-type=module", "-e", program];
  return spawnSync(process.execPath, given, { encoding: "utf8", timeout: 20_000 }).stdout.trimEnd();
}

/** Ports below this one require rights. Only Linux has this file. */
const firstFree = "/proc/sys/net/ipv4/ip_unprivileged_port_start";
const isOpenToAll = !existsSync(firstFree) || Number(readFileSync(firstFree, "utf8")) <= 80;

test.skipIf(isOpenToAll).each([1, 25, 80])("port %d is refused in a sentence", (port) => {
  expect(failureOf(`listen(createServer(), { port: ${port}, host: "127.0.0.1" })`)).toBe(
    `StartupError PORT is ${port}, but this process may not listen there.`,
  );
});

test("a folder of another user is refused in a sentence, and so is one that would be made in it", () => {
  chmodSync(home, process.getuid?.() === 0 ? 0o700 : 0o000);
  for (const folder of [home, join(home, "data"), join(home, "deep", "down")]) {
    expect(failureOf(`makeDataFolder(${JSON.stringify(folder)})`)).toBe(
      `StartupError DATA_DIR is "${folder}", but this process may not read and write there.`,
    );
  }
});
