import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { pageApi } from "#contract/page-api.ts";
import { collect, createQueryClient, find, get, refetch, refetchFailedWhenOnline, restore, tryGet } from "./queries.ts";
import { searchQuery } from "./search.ts";
import { TestApi } from "./test-api.ts";

const deities = get(pageApi.deities, {});
const shiva = { deityId: "shiva" };

function openPage() {
  const api = new TestApi();
  return { api, client: createQueryClient(api.transport) };
}

test("a reply is fetched once, however many ask for it and whenever", async () => {
  const { api, client } = openPage();
  api.reply("/api/deities", ["Shiva"]);
  expect(await Promise.all([client.query(deities), client.query(deities)])).toEqual([["Shiva"], ["Shiva"]]);
  expect(await client.query(deities)).toEqual(["Shiva"]);
  expect(api.requests).toEqual(["GET /api/deities"]);
});

test("a thing that does not exist is null where that is expected, a failure elsewhere", async () => {
  const { api, client } = openPage();
  api.refuse("/api/deities/shiva", 404);
  expect(await client.query(find(pageApi.deity, shiva))).toBeNull();
  api.refuse("/api/deities", 404);
  await expect(client.query(deities)).rejects.toThrow("404: Refused");
});

test("any other refusal is a failure, also where absence is expected", async () => {
  const { api, client } = openPage();
  api.refuse("/api/deities/shiva", 503);
  await expect(client.query(find(pageApi.deity, shiva))).rejects.toThrow("503: Refused");
  await expect(client.query(tryGet(pageApi.deity, shiva))).rejects.toThrow("503: Refused");
});

test("a failed query is pending again while it is retried", async () => {
  const { api, client } = openPage();
  api.fail("/api/deities");
  await expect(client.query(deities)).rejects.toThrow("Failed to fetch");
  expect(client.getQueryState(deities.queryKey)?.status).toBe("error");
  api.hold("/api/deities");
  const retried = client.query(deities);
  expect(client.getQueryState(deities.queryKey)).toMatchObject({ status: "pending", error: null });
  api.reply("/api/deities", ["Shiva"]);
  expect(await retried).toEqual(["Shiva"]);
});

test("a reply that is refetched stays until the new one has come, and where that fails", async () => {
  const { api, client } = openPage();
  api.reply("/api/deities", ["old"]);
  await client.query(deities);
  api.hold("/api/deities");
  const refetched = refetch(client, deities);
  expect(client.getQueryData(deities.queryKey)).toEqual(["old"]);
  api.reply("/api/deities", ["new"]);
  expect(await refetched).toEqual(["new"]);
  api.fail("/api/deities");
  await expect(refetch(client, deities)).rejects.toThrow("Failed to fetch");
  expect(client.getQueryData(deities.queryKey)).toEqual(["new"]);
});

test("the network's return repeats what has failed, and nothing else", async () => {
  const { api, client } = openPage();
  const page = new EventTarget();
  refetchFailedWhenOnline(client, page);
  api.reply("/api/deities", []);
  api.fail("/api/about");
  await client.query(deities);
  await expect(client.query(get(pageApi.about, {}))).rejects.toThrow("Failed to fetch");
  page.dispatchEvent(new Event("online"));
  expect(api.requests).toEqual(["GET /api/deities", "GET /api/about", "GET /api/about"]);
});

test("a search is aborted when nobody waits for it any more, a page's request is not", () => {
  const { api, client } = openPage();
  const search = new QueryObserver(client, searchQuery("gan")).subscribe(() => {});
  const page = new QueryObserver(client, deities).subscribe(() => {});
  search();
  page();
  expect(api.requests).toEqual(["GET /api/search?q=gan", "GET /api/deities"]);
  expect(api.signals.map((signal) => signal?.aborted ?? null)).toEqual([true, null]);
});

test("what was read on the server is there in the browser, without another request", async () => {
  const server = openPage();
  server.api.reply("/api/deities", ["Shiva"]);
  server.api.refuse("/api/deities/nobody", 404);
  await server.client.query(deities);
  await server.client.query(find(pageApi.deity, { deityId: "nobody" }));
  // Only rendered, and so never fetched there.
  new QueryObserver(server.client, get(pageApi.session, {})).getCurrentResult();

  const replies = JSON.parse(JSON.stringify(collect(server.client)));
  expect(replies).toEqual({ "/api/deities": ["Shiva"], "/api/deities/nobody": null });
  const browser = openPage();
  restore(browser.client, replies);
  expect(await browser.client.query(deities)).toEqual(["Shiva"]);
  expect(await browser.client.query(find(pageApi.deity, { deityId: "nobody" }))).toBeNull();
  expect(browser.api.requests).toEqual([]);
});
