import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { importsOf, isTest, withoutComments, type Import, type Sources } from "./test-imports.ts";

export interface Rule {
  says: string;
  /** Everything that breaks it. */
  offenders: (sources: Sources, imports: readonly Import[]) => string[];
  /** Sources that break it: proof that the rule works. */
  broken: Sources;
}

export const isIn = (file: string, folder: string) => file.startsWith(`${folder}/`);
export const isSetting = (file: string) => !/\.(tsx?|css)$/.test(file);

/** Files outside tests whose code matches. */
export const using = (sources: Sources, folder: string, pattern: RegExp) =>
  Object.keys(sources).filter(
    (file) => isIn(file, folder) && !isTest(file) && pattern.test(withoutComments(sources[file] ?? "")),
  );

const code = ["{src,packages,migrations,media,tools,operate,e2e,deploy}/**/*.{ts,tsx,css}", "*.config.ts"];
const settings = [".env.example", ".ci/run", ".github/**/*.yml", "deploy/**/{*.*,Dockerfile,Caddyfile}"];
const exclude = ["**/node_modules/**"];

export const sources: Sources = Object.fromEntries(
  globSync([...code, ...settings], { exclude }).map((file) => [file, readFileSync(file, "utf8")]),
);
export const imports = importsOf(Object.fromEntries(Object.entries(sources).filter(([file]) => !isSetting(file))));

/** Tests that the project keeps each rule, and that each rule finds a violation. */
export function checkRules(rules: readonly Rule[]) {
  test.each(rules)("$says", ({ offenders }) => {
    expect(offenders(sources, imports)).toEqual([]);
  });

  test.each(rules)("the rule that $says finds a violation", ({ offenders, broken }) => {
    expect(offenders(broken, importsOf(broken))).not.toEqual([]);
  });
}
