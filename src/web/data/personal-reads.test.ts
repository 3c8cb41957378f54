import { expect, test } from "vitest";
import { cutOffReads, isCutOff, untilSignOut } from "./personal-reads.ts";
import { fetchReply } from "./queries.ts";
import { createFetcher } from "./reply-cache.ts";
import { openReplies, TestApi } from "./test-api.ts";

const favorites = { path: "/api/favorites" };

function setUp() {
  const api = new TestApi();
  const fetcher = createFetcher(untilSignOut(api.transport));
  const outcomeOf = (path: string) => fetchReply(fetcher, { path }).catch((error: unknown) => error);
  return { api, replies: openReplies(api), outcomeOf };
}

test("what is being read for a person, or begun to be, is cut off while they sign out", async () => {
  const { api, replies, outcomeOf } = setUp();
  const before = outcomeOf(favorites.path);
  const signedOut = Promise.withResolvers<void>();
  const signingOut = cutOffReads(replies, () => signedOut.promise);
  expect(isCutOff(await before)).toBe(true);
  const meanwhile = outcomeOf("/api/practice?from=2026-11-17");
  signedOut.resolve();
  await signingOut;
  expect(isCutOff(await meanwhile)).toBe(true);
  api.reply(favorites.path, ["om"]);
  expect(await outcomeOf(favorites.path)).toEqual(["om"]);
});

test("what everybody may read goes on", async () => {
  const { api, replies, outcomeOf } = setUp();
  const page = outcomeOf("/api/deities");
  await cutOffReads(replies, async () => {});
  api.reply("/api/deities", []);
  expect(await page).toEqual([]);
});

test("a failed sign-out is reported, and personal reads work again", async () => {
  const { api, replies, outcomeOf } = setUp();
  const failing = cutOffReads(replies, () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(failing).rejects.toThrow("Failed to fetch");
  api.reply(favorites.path, []);
  expect(await outcomeOf(favorites.path)).toEqual([]);
});
