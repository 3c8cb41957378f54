import { expect, test } from "vitest";
import { lazyModule, ScriptError } from "./lazy-module.ts";

const network = new TypeError("Load failed");

test("a module is imported once, however often it is loaded", async () => {
  let imports = 0;
  const load = lazyModule(async () => ({ imports: ++imports }));
  expect(await Promise.all([load(), load()])).toEqual([{ imports: 1 }, { imports: 1 }]);
  expect(await load()).toEqual({ imports: 1 });
});

test("a failed import is tried again at the next call, and only then", async () => {
  let attempts = 0;
  const load = lazyModule(async () => {
    attempts += 1;
    if (attempts === 1) throw network;
    return "loaded";
  });
  await expect(Promise.all([load(), load()])).rejects.toMatchObject({ message: network.message, cause: network });
  expect(attempts).toBe(1);
  expect(await load()).toBe("loaded");
});

test("where the browser remembers the failure, the script is requested by another URL", async () => {
  const requested: string[] = [];
  const failure = new TypeError("Failed to fetch dynamically imported module: http://localhost/assets/part-1a2b.js");
  const load = lazyModule(
    async () => {
      throw failure;
    },
    async (url) => requested.push(url),
  );
  await expect(load()).rejects.toThrow(ScriptError);
  expect(requested).toEqual([]);
  await load();
  expect(requested).toEqual(["http://localhost/assets/part-1a2b.js?retry=2"]);
});
