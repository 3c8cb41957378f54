import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { StartupError } from "./startup-error.ts";
import { listen } from "./listen.ts";

const main = new URL("main.ts", import.meta.url).pathname;
const start = (environment: Record<string, string>) =>
  spawnSync(process.execPath, [main], { env: { PATH: "", ...environment }, encoding: "utf8", timeout: 20_000 });

test("a server with wrong settings does not start, and says why in a sentence each", () => {
  const { status, stdout, stderr } = start({ PORT: "abc", SITE_URL: "mantra.example", LOG_LEVEL: "loud" });
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr.trimEnd().split("\n")).toEqual([
    "The server cannot start.",
    'PORT is "abc", but must be a whole number from 0 to 65535.',
    expect.stringMatching(/^SITE_URL is "mantra\.example", but must be the http or https address/),
    'LOG_LEVEL is "loud", but must be one of debug, info, warn, error.',
  ]);
});

test("a port that is taken is a fault of the settings", async () => {
  const [first, second] = [createServer(), createServer()];
  const port = await listen(first, readConfig({ PORT: "0", HOST: "127.0.0.1" }));
  const taken = listen(second, readConfig({ PORT: String(port), HOST: "127.0.0.1" }));
  await expect(taken).rejects.toThrow(StartupError);
  await expect(taken).rejects.toThrow(`PORT is ${port}, but another program listens there already.`);
  first.close();
});

test("an address that is not of this machine is a fault of the settings", async () => {
  const elsewhere = listen(createServer(), readConfig({ PORT: "0", HOST: "192.0.2.1" }));
  await expect(elsewhere).rejects.toThrow('HOST is "192.0.2.1", but that is not an address of this machine.');
});
