import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

interface Locked {
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** Packages with these licenses may become part of what the project distributes under MIT. */
const permissive = new Set(
  "MIT MIT-0 ISC BSD-2-Clause BSD-3-Clause Apache-2.0 0BSD Unlicense Zlib Python-2.0 PSF-2.0".split(" "),
);
/**
 * Packages with these licenses are only used for building and testing. Fonts are distributed together with their
 * license.
 */
const ofTools = new Set([...permissive, "MPL-2.0", "LGPL-3.0-or-later", "CC0-1.0", "OFL-1.1"]);
/**
 * Servers run these packages under the MPL. Their files are distributed unchanged and with their source, as the license
 * demands.
 */
const unchanged = new Set(["node_modules/web-push"]);
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Locked> };
const installed = Object.entries(packages).filter(([path, { link }]) => path.startsWith("node_modules/") && !link);

/** Returns the licenses that all apply, each with those among which one may choose. */
const licensesOf = ({ license = "none" }: Locked) =>
  license
    .replaceAll(/[()]/g, "")
    .split(" AND ")
    .map((choice) => choice.split(" OR "));

test("every package has a license that we may use", () => {
  const others = installed.filter(([path, locked]) => {
    const allowed = locked.dev || unchanged.has(path) ? ofTools : permissive;
    return !licensesOf(locked).every((choice) => choice.some((license) => allowed.has(license)));
  });
  expect(installed.length).toBeGreaterThan(300);
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});
