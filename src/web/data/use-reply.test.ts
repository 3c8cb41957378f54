// @vitest-environment happy-dom
import { act, createElement, Suspense, use } from "react";
import { expect, test } from "vitest";
import { pageApi } from "#contract/page-api.ts";
import { fetchIfAbsent, get, readCached, type Query } from "./queries.ts";
import { sessionQuery, useSession } from "./session.ts";
import { openPage } from "./test-page.ts";
import { usePageQueries } from "../app/current-page.tsx";
import { useReply } from "./use-reply.ts";

const deities = get(pageApi.deities, {});
const about = get(pageApi.about, {});

/** Shows the status of a query, and its reply. */
function Reply({ query }: { query: Query<unknown> }) {
  const { status, data } = useReply(query);
  return createElement("p", null, `${status} ${JSON.stringify(data) ?? ""};`);
}
const reply = (query: Query<unknown>) => createElement(Reply, { query, key: query.path });

test("a reply is requested once, however many show it and whenever", async () => {
  const { api, show, text } = await openPage(
    createElement("div", null, reply(deities), createElement(Reply, { query: deities })),
  );
  expect(text()).toBe("pending ;pending ;");
  await act(async () => api.reply(deities.path, ["Shiva"]));
  expect(text()).toBe('success ["Shiva"];success ["Shiva"];');
  await show(reply(about));
  await show(reply(deities));
  expect(text()).toBe('success ["Shiva"];');
  expect(api.requests).toEqual(["GET /api/deities", "GET /api/about"]);
});

// No other test uses these queries, because SWR remembers until the process ends what each key began with.
const legal = get(pageApi.legal, {});
const meditation = get(pageApi.meditation, {});

test("what was read on the server is hydrated without a request, null too", async () => {
  const page = createElement("div", null, reply(legal), reply(meditation));
  const { api, mismatches, text } = await openPage(page, {
    replies: { [legal.path]: ["Shiva"], [meditation.path]: null },
  });
  expect(text()).toBe('success ["Shiva"];success null;');
  expect(mismatches).toEqual([]);
  expect(api.requests).toEqual([]);
});

const Status = () => useSession().status;

test("a part that is hydrated after the session has come requests no other, and matches the server's markup", async () => {
  let isServer = true;
  const { promise: loading, resolve: load } = Promise.withResolvers<void>();
  const Late = () => {
    if (!isServer) use(loading);
    return createElement(Status);
  };
  const page = createElement("div", null, createElement(Status), createElement(Suspense, null, createElement(Late)));
  // The server renders synchronously, hydration does not.
  queueMicrotask(() => (isServer = false));
  const { api, cache, mismatches, text } = await openPage(page, { replies: {} });
  expect(text()).toBe("pendingpending");
  await act(async () => api.reply(sessionQuery.path, { user: null }));
  expect(text()).toBe("successpending");
  await act(async () => load());
  expect(text()).toBe("successsuccess");
  expect(readCached(cache, sessionQuery)).toEqual({ user: null });
  expect(mismatches).toEqual([]);
  expect(api.requests).toEqual(["GET /api/session"]);
});

test("a failed request is pending again while it is repeated", async () => {
  const { api, cache, text } = await openPage(reply(deities));
  await act(async () => api.fail(deities.path));
  expect(text()).toBe("error ;");
  api.hold(deities.path);
  await act(async () => void cache.mutate(deities.path));
  expect(text()).toBe("pending ;");
  await act(async () => api.reply(deities.path, ["Shiva"]));
  expect(text()).toBe('success ["Shiva"];');
});

test("a page that is opened repeats what has failed on the page before, and does not show that failure", async () => {
  const shown: string[] = [];
  const Page = ({ queries }: { queries: Query<unknown>[] }) => {
    const statuses = usePageQueries(queries).map(({ status }) => status);
    shown.push(statuses.join());
    return null;
  };
  const { api, show } = await openPage(createElement(Page, { key: "/", queries: [deities] }));
  await act(async () => api.fail(deities.path));
  expect(shown.at(-1)).toBe("error");
  api.hold(deities.path);
  shown.length = 0;
  await show(createElement(Page, { key: "/mantras", queries: [deities, about] }));
  expect(new Set(shown)).toEqual(new Set(["pending,pending"]));
  expect(api.requests).toEqual(["GET /api/deities", "GET /api/deities", "GET /api/about"]);
});

function BarePage() {
  usePageQueries([]);
  return reply(deities);
}

test("a page that is opened repeats what has failed and is still shown beside it, once", async () => {
  const header = createElement(Reply, { query: about, key: "header" });
  const open = (key: string) => createElement("div", null, header, createElement(BarePage, { key }));
  const { api, show } = await openPage(open("/"));
  await act(async () => api.fail(about.path));
  await act(async () => api.fail(deities.path));
  await show(open("/mantras"));
  expect(api.requests.slice(2)).toEqual(["GET /api/about", "GET /api/deities"]);
});

test("a page's request is not aborted when the page is left", async () => {
  const { api, show } = await openPage(reply(deities));
  await show(reply(about));
  expect(api.signals).toEqual([null, null]);
});

test("a page that is opened while its reply is prefetched waits for the same request", async () => {
  const { api, cache, show, text } = await openPage(reply(about));
  const prefetching = fetchIfAbsent(cache, deities);
  await show(reply(deities));
  await act(async () => api.reply(deities.path, ["Shiva"]));
  await prefetching;
  expect(text()).toBe('success ["Shiva"];');
  expect(api.requests).toEqual(["GET /api/about", "GET /api/deities"]);
});
