import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readAuthSecret } from "./auth-secret.ts";

const folder = mkdtempSync(join(tmpdir(), "secret-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("the secret is made once, and only the server can read it", () => {
  const secret = readAuthSecret(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(readAuthSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(["auth-secret"]);
  expect(statSync(join(folder, "auth-secret")).mode & 0o777).toBe(0o600);
});

test("an empty or short secret, or one that cannot be read, ends the start", () => {
  const damaged = mkdtempSync(join(folder, "damaged-"));
  const file = join(damaged, "auth-secret");
  for (const text of ["", "\n", "short"]) {
    writeFileSync(file, text);
    expect(() => readAuthSecret(damaged)).toThrow(
      `The secret in "${file}" is too short: delete it, and a new one is made.`,
    );
  }
  rmSync(file);
  mkdirSync(file);
  expect(() => readAuthSecret(damaged)).toThrow(`The secret in "${file}" cannot be read: EISDIR`);
});
