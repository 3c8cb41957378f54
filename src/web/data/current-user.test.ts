import { describe, expect, test } from "vitest";
import { ApiError, createApiClient } from "#contract/client.ts";
import { pageApi } from "#contract/page-api.ts";
import type { User } from "#model/user.ts";
import { endSessionIfUnauthorized, reloadCurrentUser, setCurrentUser } from "./current-user.ts";
import { createQueryClient, get } from "./queries.ts";
import { sessionQuery } from "./session.ts";
import { TestApi } from "./test-api.ts";

const asha = { uid: "asha", displayName: "Asha" } as User;
const ravi = { uid: "ravi", displayName: "Ravi" } as User;
const identity = { provider: "builtin", available: true };

/** A page on which Asha has looked at her favorites, her profile and her practice. */
function openPageOf(user: User | null) {
  const api = new TestApi();
  const client = createQueryClient(api.transport);
  client.setQueryData(sessionQuery.queryKey, { user, identity });
  for (const path of [...personalPaths, ...publicPaths]) client.setQueryData([path], []);
  const cached = () => [...personalPaths, ...publicPaths].filter((path) => client.getQueryData([path]));
  return { api, client, cached, session: () => client.getQueryData(sessionQuery.queryKey) };
}

const personalPaths = [
  "/api/favorites",
  "/api/user/profile?timeZone=Asia%2FKolkata",
  "/api/practice?timeZone=Asia%2FKolkata",
];
const publicPaths = [get(pageApi.deities, {}).queryKey[0], get(pageApi.featuredMantra, {}).queryKey[0]];

describe("personal replies", () => {
  test("are dropped when another user signs in, and public ones stay", async () => {
    const { client, cached, session } = openPageOf(asha);
    await setCurrentUser(client, ravi);
    expect(cached()).toEqual(publicPaths);
    expect(session()).toEqual({ user: ravi, identity });
  });

  test("are dropped when the user signs out", async () => {
    const { client, cached, session } = openPageOf(asha);
    await setCurrentUser(client, null);
    expect(cached()).toEqual(publicPaths);
    expect(session()).toEqual({ user: null, identity });
  });

  test("stay when the same user changes a setting", async () => {
    const { client, cached, session } = openPageOf(asha);
    await setCurrentUser(client, { ...asha, displayName: "Asha Devi" });
    expect(cached()).toEqual([...personalPaths, ...publicPaths]);
    expect(session()).toMatchObject({ user: { displayName: "Asha Devi" } });
  });

  test("are dropped when somebody else has signed in in another tab", async () => {
    const { api, client, cached, session } = openPageOf(asha);
    api.reply("/api/session", { user: ravi, identity });
    await reloadCurrentUser(client, createApiClient(api.transport));
    expect(cached()).toEqual(publicPaths);
    expect(session()).toMatchObject({ user: ravi });
  });

  test("stay when another tab reports the same user", async () => {
    const { api, client, cached } = openPageOf(asha);
    api.reply("/api/session", { user: asha, identity });
    await reloadCurrentUser(client, createApiClient(api.transport));
    expect(cached()).toEqual([...personalPaths, ...publicPaths]);
  });
});

test("signing in fetches a session that could not be fetched earlier", async () => {
  const api = new TestApi();
  const client = createQueryClient(api.transport);
  api.refuse("/api/session", 503);
  await expect(client.query(sessionQuery)).rejects.toThrow("503");
  api.reply("/api/session", { user: asha, identity });
  await setCurrentUser(client, asha);
  expect(client.getQueryData(sessionQuery.queryKey)).toEqual({ user: asha, identity });
  expect(api.requests).toEqual(["GET /api/session", "GET /api/session"]);
});

test("a request that is refused because the session has ended ends it on the page", () => {
  const { client, cached, session } = openPageOf(asha);
  endSessionIfUnauthorized(client, new ApiError(401, "Login required", "login-required"));
  expect(session()).toEqual({ user: null, identity });
  expect(cached()).toEqual(publicPaths);
});

test.each([
  ["a wrong password", new ApiError(401, "Wrong", "wrong-credentials")],
  ["a failing server", new ApiError(500, "Something went wrong")],
  ["a missing network", new TypeError("Failed to fetch")],
  ["no error", null],
])("%s does not end the session", (_, error) => {
  const { client, session } = openPageOf(asha);
  endSessionIfUnauthorized(client, error);
  expect(session()).toEqual({ user: asha, identity });
});
