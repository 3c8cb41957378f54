import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toRow, type Figure } from "./figures.ts";

/**
 * This program runs every measurement except the one that takes 45 minutes, one after the other, and prints one table
 * of all figures with their goals: `npm run measure`, or `npm run measure -- writes start` for some. It takes about 15
 * minutes on a machine that does nothing else.
 */
const all = [
  "page-weight",
  "vitals",
  "tap",
  "throughput",
  "writes",
  "scaling",
  "search",
  "calendar",
  "catalogue",
  "start",
  "memory",
  "guess-times",
];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !all.includes(name));
if (unknown.length > 0) throw new Error(`There is no measurement ${unknown.join(", ")}; there are ${all.join(", ")}`);

/** A run of all leaves this measurement out, and names the command for it. */
const leftOut = [
  {
    what: "45-minute sitting, hidden and ten minutes frozen",
    goal: "≤ 1 s off",
    measured: "node operate/measure/hidden-sitting.ts 45 10",
    met: "not measured here",
  },
];

const folder = mkdtempSync(join(tmpdir(), "measure-"));
const file = join(folder, "figures");
const failed: string[] = [];
for (const name of chosen.length > 0 ? chosen : all) {
  console.log(`\n${name}`);
  const child = spawn(process.execPath, [`operate/measure/${name}.ts`], {
    env: { ...process.env, FIGURES_FILE: file },
    stdio: "inherit",
  });
  const [status] = await once(child, "exit");
  if (status !== 0) failed.push(name);
}
const lines = failed.length === all.length ? [] : readFileSync(file, "utf8").trim().split("\n");
console.log("\nAll figures");
console.table([...lines.map((line) => toRow(JSON.parse(line) as Figure)), ...leftOut]);
rmSync(folder, { recursive: true });
if (failed.length > 0) throw new Error(`Not measured: ${failed.join(", ")}`);
