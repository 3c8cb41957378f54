import { expect, test } from "vitest";
import { pageApi } from "#contract/page-api.ts";
import { fetchIfAbsent, find, get, readCached, refetch, tryGet } from "./queries.ts";
import { openReplies, TestApi } from "./test-api.ts";

const deities = get(pageApi.deities, {});
const shiva = { deityId: "shiva" };

function openPage() {
  const api = new TestApi();
  return { api, replies: openReplies(api) };
}

test("a reply is fetched once, however many ask for it and whenever", async () => {
  const { api, replies } = openPage();
  api.reply("/api/deities", ["Shiva"]);
  const twice = [fetchIfAbsent(replies, deities), fetchIfAbsent(replies, deities)];
  expect(await Promise.all(twice)).toEqual([["Shiva"], ["Shiva"]]);
  expect(readCached(replies, deities)).toEqual(["Shiva"]);
  expect(await fetchIfAbsent(replies, deities)).toEqual(["Shiva"]);
  expect(api.requests).toEqual(["GET /api/deities"]);
});

test("a thing that does not exist is null where that is expected, a failure elsewhere", async () => {
  const { api, replies } = openPage();
  api.refuse("/api/deities/shiva", 404);
  expect(await fetchIfAbsent(replies, find(pageApi.deity, shiva))).toBeNull();
  expect(await fetchIfAbsent(replies, find(pageApi.deity, shiva))).toBeNull();
  api.refuse("/api/deities", 404);
  await expect(fetchIfAbsent(replies, deities)).rejects.toThrow("404: Refused");
  expect(api.requests).toEqual(["GET /api/deities/shiva", "GET /api/deities"]);
});

test("any other refusal is a failure, also where absence is expected", async () => {
  const { api, replies } = openPage();
  api.refuse("/api/deities/shiva", 503);
  await expect(fetchIfAbsent(replies, find(pageApi.deity, shiva))).rejects.toThrow("503: Refused");
  await expect(fetchIfAbsent(replies, tryGet(pageApi.deity, shiva))).rejects.toThrow("503: Refused");
});

test("what could not be fetched is fetched at the next call", async () => {
  const { api, replies } = openPage();
  api.fail("/api/deities");
  await expect(fetchIfAbsent(replies, deities)).rejects.toThrow("Failed to fetch");
  api.reply("/api/deities", ["Shiva"]);
  expect(await fetchIfAbsent(replies, deities)).toEqual(["Shiva"]);
});

test("a reply that is refetched stays until the new one has come, and where that fails", async () => {
  const { api, replies } = openPage();
  api.reply("/api/deities", ["old"]);
  await fetchIfAbsent(replies, deities);
  api.hold("/api/deities");
  const refetched = refetch(replies, deities);
  expect(readCached(replies, deities)).toEqual(["old"]);
  api.reply("/api/deities", ["new"]);
  expect(await refetched).toEqual(["new"]);
  api.fail("/api/deities");
  await expect(refetch(replies, deities)).rejects.toThrow("Failed to fetch");
  expect(readCached(replies, deities)).toEqual(["new"]);
});

test("a change that comes while a reply is on its way is not undone by it", async () => {
  const { api, replies } = openPage();
  const fetching = fetchIfAbsent(replies, deities);
  await replies.mutate(deities.path, ["changed"], { revalidate: false });
  api.reply("/api/deities", ["older"]);
  expect(await fetching).toEqual(["changed"]);
  expect(readCached(replies, deities)).toEqual(["changed"]);
});
