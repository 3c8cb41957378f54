import { describe, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { addressesOf } from "#contract/endpoint.ts";
import { paths } from "#model/paths.ts";
import { pagePolicy } from "./headers.ts";
import {
  calls,
  noCache,
  otherRoutes,
  pages,
  pathOf,
  readOnly,
  reads,
  sharedCache,
  signedIn,
  site,
  whole,
} from "./test-routes.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];

/** The Cache-Control of a search. */
const minutes = "public, max-age=300";

/** Returns the methods of a path, including those of a path with a parameter that matches it. */
function methodsAt(path: string) {
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll(/:\w+/g, "[^/]+")}$`).test(pathOf(path).split("?", 1)[0] ?? "");
  const own = calls.filter((call) => fits(call.path)).map(({ method }) => method);
  return own.flatMap((each) => (each === "GET" ? ["GET", "HEAD"] : [each]));
}

const everyApiPath = [...new Set(calls.map(({ path }) => path))];

test("every route stands in the tables", () => {
  const ads = { mode: "on", publisherId: "ca-pub-1234567890123456", units: {} } as const;
  const routes = site({ ads }).app.routes.map(({ method, path }) => `${method} ${path}`);
  const known = [
    ...calls.map(({ method, path }) => `${method} ${path}`),
    ...Object.keys(otherRoutes).map((path) => `GET ${path}`),
  ];
  expect(new Set(routes)).toEqual(new Set(known));
  expect(Object.keys(pages)).toEqual(expect.arrayContaining(Object.keys(paths)));
});

/** Checks the headers that every response must have. */
function checkEverywhere({ headers }: Response, resourcePolicy = "same-origin") {
  expect(Object.fromEntries(headers)).toMatchObject({
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": resourcePolicy,
    "strict-transport-security": "max-age=63072000; includeSubDomains",
  });
  expect(headers.get("cache-control")).toMatch(/^(public|private|no-cache)/);
}

describe.each(methods)("%s", (method) => {
  const isRead = method === "GET" || method === "HEAD";

  test("on whatever is only read", async () => {
    const { ask } = site();
    for (const { path, status, cacheControl, resourcePolicy } of readOnly) {
      const reply = await ask(path, { method });
      checkEverywhere(reply, isRead ? resourcePolicy : "same-origin");
      expect([path, reply.status, reply.headers.get("allow")]).toEqual([
        path,
        isRead ? status : 405,
        isRead ? null : "GET, HEAD",
      ]);
      expect([path, reply.headers.get("cache-control")]).toEqual([path, isRead ? cacheControl : noCache]);
      if (method !== "HEAD") continue;
      expect(await whole(reply)).toEqual(await whole(await ask(path)));
      expect(await reply.text()).toBe("");
    }
  });

  test("on every path of the API", async () => {
    let browser = await signedIn(site().ask);
    for (const path of everyApiPath) {
      const allowed = methodsAt(path);
      const reply = await browser.request(method, pathOf(path));
      checkEverywhere(reply);
      expect(reply.headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
      expect([path, reply.status === 405]).toEqual([path, !allowed.includes(method)]);
      expect(reply.headers.get("allow")).toBe(reply.status === 405 ? allowed.join(", ") : null);
      const read = reply.ok && reads.find((call) => call.path === path);
      const shared = [api.search, api.calendarYear].flatMap(addressesOf).includes(path) ? minutes : sharedCache;
      expect(reply.headers.get("cache-control")).toBe(read && read.access === "public" ? shared : noCache);
      if (method === "HEAD") expect(await reply.text()).toBe("");
      // A call that is there may have changed something, or ended the session.
      if (!isRead && reply.status !== 405) browser = await signedIn(site().ask);
    }
  });
});

test("every page has a policy that allows no inline script, and gives up what it does not use", async () => {
  const { ask } = site();
  for (const { path } of Object.values(pages)) {
    const { headers } = await ask(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy.replaceAll(/ 'sha256-[^']+'/g, "")).toBe(pagePolicy());
    expect(policy).not.toMatch(/unsafe|nonce/);
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  }
});
