import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
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
