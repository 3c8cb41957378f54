import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { load } from "js-yaml";
import { afterAll, describe, expect, test } from "vitest";

const home = mkdtempSync(join(tmpdir(), "deploy-"));
afterAll(() => rmSync(home, { recursive: true }));

const run = (program: string, ...args: string[]) => spawnSync(program, args, { encoding: "utf8", timeout: 30_000 });
const isThere = (program: string) => run(program, "--help").error === undefined;
const read = (file: string) => readFileSync(join("deploy", file), "utf8");
const settings = new Set(
  Object.keys(parseEnv(readFileSync(".env.example", "utf8").replaceAll(/^# (?=[A-Z_]+=)/gm, ""))),
);

const variables = (text: string) => [...text.matchAll(/\b([A-Z_]+)=/g)].map(([, name = ""]) => name);

/** These variables configure Node and the C library, not the server. */
const notOurs = new Set(["MALLOC_ARENA_MAX"]);
const unknownOf = (names: string[]) => names.filter((name) => !settings.has(name) && !notOurs.has(name));

describe.skipIf(!isThere("systemd-analyze"))("the unit for systemd", () => {
  test("is understood, and exposes little", () => {
    const unit = join(home, "mantra-mala@3001.service");
    // The test has no installed site, so the unit gets another program and folder.
    writeFileSync(
      unit,
      read("systemd/mantra-mala@.service").replace("/opt/mantra-mala/node_modules/.bin/node", "/bin/true"),
    );
    expect(
      run("systemd-analyze", "verify", unit)
        .stderr.split("\n")
        .filter((line) => line.includes(unit)),
    ).toEqual([]);
    // The threshold is in tenths. systemd rates an exposure below 2.0 as OK.
    const judged = run("systemd-analyze", "security", "--offline=true", "--threshold=20", unit);
    expect(judged.status, judged.stdout.split("\n").at(-2)).toBe(0);
  });
});

describe.skipIf(!isThere("caddy"))("the file for Caddy", () => {
  test("is understood", () => {
    const { status, stderr } = run("caddy", "validate", "--adapter", "caddyfile", "--config", "deploy/caddy/Caddyfile");
    expect(status, stderr).toBe(0);
  });
});

interface Compose {
  "x-instance": { environment: Record<string, unknown>; read_only: boolean; cap_drop: string[] };
}

test("settings in the examples are settings of the server", () => {
  const { "x-instance": instance } = load(read("compose.yaml")) as Compose;
  expect(unknownOf(Object.keys(instance.environment))).toEqual([]);
  expect(instance).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
  expect(unknownOf(variables(/^ENV (.*)$/m.exec(read("Dockerfile"))?.[1] ?? ""))).toEqual([]);
  const lines = read("systemd/mantra-mala@.service").match(/^Environment=.*$/gm) ?? [];
  expect(unknownOf(lines.flatMap((line) => variables(line)))).toEqual([]);
});
