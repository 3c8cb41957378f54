import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "../..");
const text = readFileSync(join(project, "docs/security.md"), "utf8");

test("every test that docs/security.md names is there", () => {
  const named = [...text.matchAll(/`([\w/.-]+\.(?:test|e2e)\.ts)`/g)].map(([, path = ""]) => path);
  const missing = named.filter(
    (path) => !existsSync(join(project, /^(src|e2e)\//.test(path) ? "" : "src/server", path)),
  );
  expect(missing).toEqual([]);
  expect(named.length).toBeGreaterThan(50);
});
