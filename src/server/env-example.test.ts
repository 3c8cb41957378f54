import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const example = readFileSync(".env.example", "utf8");
const given = parseEnv(example.replaceAll(/^# (?=[A-Z_]+=)/gm, ""));

/** Returns the names of all settings that the configuration reads. */
function readNames() {
  const names = new Set<string>();
  const environment = new Proxy({}, { get: (_, name) => void names.add(String(name)) });
  readConfig(environment);
  return [...names];
}

test(".env.example names every setting, and no other", () => {
  expect(Object.keys(given).toSorted()).toEqual(readNames().toSorted());
});

test(".env.example gives the defaults", () => {
  expect(readConfig(given)).toEqual(readConfig({}));
});
