import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { openBrowser } from "../src/server/accounts/test-browser.ts";
import { compileCache, startServer } from "../src/server/test-server.ts";

const home = mkdtempSync(join(tmpdir(), "private-"));
afterAll(() => rmSync(home, { recursive: true }));
const newFolder = () => mkdtempSync(join(home, "folder-"));

/** Runs a tool as from a shell whose new files everybody may read and write. */
const openly = (name: string, settings: Record<string, string>, ...args: string[]) =>
  promisify(execFile)("/bin/sh", ["-c", 'umask 0; exec "$0" "$@"', process.execPath, `tools/${name}.ts`, ...args], {
    env: { ...compileCache, PATH: "/usr/bin:/bin", ...settings },
  });

function openToAll(folder: string) {
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
}

const modesIn = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  );

/** Creates a data folder with a person in it. Everybody may read its files, as after a copy by hand. */
async function createOpenFolder() {
  const folder = newFolder();
  const server = await startServer(folder);
  await openBrowser(server.ask).signUp();
  await server.kill();
  openToAll(folder);
  return folder;
}

const own = { "auth-secret": "600", "manifest.json": "600", "mantra.sqlite": "600" };

test("a backup of files that everybody may read is its owner's alone, and so is what is restored from it", async () => {
  const [backup, target] = [join(newFolder(), "monday"), newFolder()];
  await openly("backup", { DATA_DIR: await createOpenFolder() }, backup);
  expect(modesIn(backup)).toEqual(own);
  openToAll(backup);
  await openly("restore", { DATA_DIR: target }, backup);
  expect(modesIn(target)).toEqual({ "auth-secret": "600", "mantra.sqlite": "600" });
});

test("what an interrupted backup has left is its owner's alone, so it was from the first byte", async () => {
  const backup = join(newFolder(), "monday");
  const settings = { DATA_DIR: await createOpenFolder(), PATH: "/nowhere" };
  await expect(openly("backup", settings, backup, "--encrypt-to", "age1xyz")).rejects.toThrow("it is not installed");
  expect(modesIn(`${backup}.unfinished`)).toEqual(own);
});

test("a folder that cannot be made is refused in a sentence, and not tried for ever", async () => {
  const backedUp = openly("backup", { DATA_DIR: await createOpenFolder() }, "/proc/monday");
  await expect(backedUp).rejects.toThrow('The folder "/proc/monday.unfinished" cannot be made (ENOENT).');
});
