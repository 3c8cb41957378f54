import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "watched-"));
afterAll(() => rmSync(folder, { recursive: true }));
const watched = JSON.stringify(new URL("watched.ts", import.meta.url).href);

/** Runs a step in a process of its own, because it may hang. */
function run(step: string, { givesUpAfter }: { givesUpAfter: number }) {
  const wait = JSON.stringify({ says: "It takes long.", givesUp: "It has not ended.", saysAfter: 10, givesUpAfter });
  const program = `
    import { readFile } from "node:fs/promises";
    import { setTimeout as pause } from "node:timers/promises";
    import { whileWatched } from ${watched};
    console.log(await whileWatched(${wait}, () => ${step}));
  `;
  const given = ["--input-type=module", "-e", program];
  const { stdout, stderr, signal } = spawnSync(process.execPath, given, { encoding: "utf8", timeout: 20_000 });
  return { stdout, stderr, signal };
}

test("a step that never ends is named, and ends the process in a sentence", () => {
  const pipe = join(folder, "pipe");
  spawnSync("mkfifo", [pipe]);
  expect(run(`readFile(${JSON.stringify(pipe)})`, { givesUpAfter: 500 })).toEqual({
    stdout: "",
    stderr: "It takes long.\nIt has not ended.\n",
    signal: "SIGKILL",
  });
});

test("a step that ends late is named, and its result is used", () => {
  expect(run('pause(1000, "done")', { givesUpAfter: 60_000 })).toEqual({
    stdout: "done\n",
    stderr: "It takes long.\n",
    signal: null,
  });
});
