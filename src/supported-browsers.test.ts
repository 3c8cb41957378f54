/* oxlint-disable no-underscore-dangle -- MDN names parts of its data so. */
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type bcdType from "@mdn/browser-compat-data";
import { describe, expect, it } from "vitest";
import { gapsByRemedy } from "./supported-browsers.ts";

/*
 * The browsers of the last two years have everything that the site is made of, or it goes without, as `gapsByRemedy` says.
 * The data are MDN's, and "now" is the day on which they were made, so that the test changes only with its package.
 */

// An import would let the test runner transform 20 MB.
const bcd = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve("@mdn/browser-compat-data"), "utf8"),
) as typeof bcdType;

const names = [
  "chrome",
  "chrome_android",
  "edge",
  "firefox",
  "firefox_android",
  "safari",
  "safari_ios",
  "samsunginternet_android",
] as const;

/** A statement of the data about one browser. */
interface Statement {
  version_added: string | boolean | null;
  version_removed?: string | boolean | null;
  prefix?: string;
  alternative_name?: string;
  flags?: unknown[];
}
type Support = Record<string, Statement | Statement[] | undefined>;
interface Entry {
  __compat?: { support: Support };
  [part: string]: unknown;
}

const cutoff = new Date(bcd.__meta.timestamp);
cutoff.setUTCFullYear(cutoff.getUTCFullYear() - 2);
const day = cutoff.toISOString().slice(0, 10);

/** Returns the version of a browser that was the newest two years ago. */
function oldest(browser: (typeof names)[number]) {
  const releases: Record<string, { release_date?: string; status: string }> = bcd.browsers[browser].releases;
  const before = Object.entries(releases).filter(({ 1: { release_date } }) => release_date && release_date <= day);
  return before.map(([version]) => Number(version)).reduce((newest, version) => Math.max(newest, version), 0);
}
const versions = new Map(names.map((name) => [name, oldest(name)]));

function isIn(statements: Statement | Statement[] | undefined, version: number) {
  return [statements ?? []].flat().some(({ version_added, version_removed, prefix, alternative_name, flags }) => {
    if (prefix || alternative_name || flags || typeof version_added !== "string") return false;
    const isGone = typeof version_removed === "string" && Number(version_removed.replace("≤", "")) <= version;
    return Number(version_added.replace("≤", "")) <= version && !isGone;
  });
}

/** Returns the browsers in which none of these entries is supported. */
const missingIn = (entries: Support[]) =>
  [...versions]
    .filter(([name, version]) => !entries.some((support) => isIn(support[name], version)))
    .map(([name]) => name);

/** Lists the entries below one, by their own name, to a depth. */
function index(root: unknown, depth: number, found = new Map<string, Support[]>()) {
  for (const [name, entry] of Object.entries(root as Record<string, Entry>)) {
    if (name === "__compat" || !entry) continue;
    const own = name.replace(/_static$/, "");
    if (entry.__compat) found.set(own, [...(found.get(own) ?? []), entry.__compat.support]);
    if (depth > 1) index(entry, depth - 1, found);
  }
  return found;
}

const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, "");
const read = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !file.includes(".test."))
    .map((file) => withoutComments(readFileSync(file, "utf8")))
    .join("\n");

/** Returns what is used, known to the data, and missing somewhere: a line each. */
function gaps(used: Iterable<string>, known: Map<string, Support[]>, kind: string) {
  return [...new Set(used)].flatMap((name) => {
    const entries = known.get(name);
    const missing = entries ? missingIn(entries) : [];
    return missing.length > 0 ? [`${kind} ${name}`] : [];
  });
}

const found = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = ""]) => name);

/** Looks at the names that the code only reads after a dot: those that it declares are its own. */
function gapsOfScripts() {
  const code = read("src/{web,offline,engines,model,contract}/**/*.{ts,tsx}");
  const own = new Set(found(code, /(?<![.\w?])([a-zA-Z]\w+)(?!\w)/g));
  const members = found(code, /\.([a-zA-Z]\w+)/g).filter((name) => !own.has(name));
  const used = [
    ...members,
    ...found(code, /\bnew ([A-Z]\w+)/g).filter((name) => !code.includes(`class ${name}`)),
    ...found(code, /\bnavigator\.(\w+)/g),
  ];
  return gaps(used, index(bcd.javascript.builtins, 2, index(bcd.api, 2)), "script");
}

function gapsOfStyles() {
  const code = read("src/web/**/*.css").replaceAll(/"[^"]*"/g, '""');
  const properties = bcd.css.properties as unknown as Record<string, Record<string, Entry>>;
  const declarations = [...code.matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)[;}]/g)];
  const values = declarations.flatMap(([, property = "", value = ""]) =>
    value.split(/[\s,()]+/).flatMap((word) => {
      const support = properties[property]?.[word]?.__compat?.support;
      return support && missingIn([support]).length > 0 ? [`value ${property} ${word}`] : [];
    }),
  );
  return [
    ...gaps(
      declarations.map(([, property = ""]) => property),
      index(properties, 1),
      "property",
    ),
    ...new Set(values),
    ...gaps(found(code, /@([a-z-]+)/g), index(bcd.css["at-rules"], 1), "rule"),
    ...gaps(
      found(code, /::?([a-z-]+)/g).filter((name) => index(bcd.css.selectors, 1).has(name)),
      index(bcd.css.selectors, 1),
      "selector",
    ),
    ...gaps(found(code, /\b([a-z-]+)\(/g), index(bcd.css.types, 2), "function"),
  ];
}

describe("browsers of the last two years", () => {
  it("have what the scripts and styles use, or the site goes without", () => {
    const seen = [...gapsOfScripts(), ...gapsOfStyles()].toSorted();
    expect(seen).toEqual(Object.values(gapsByRemedy).flat().toSorted());
  });

  it("have the syntax that the build writes", () => {
    const targets = readFileSync("vite.config.ts", "utf8").match(/cssTarget: \[(.*)\]/)?.[1] ?? "";
    const asked = [...targets.matchAll(/"([a-z]+)([\d.]+)"/g)];
    expect(asked).toHaveLength(3);
    for (const [, name = "", version] of asked) {
      expect(versions.get(name as "chrome"), name).toBeGreaterThanOrEqual(Number(version));
    }
  });
});
