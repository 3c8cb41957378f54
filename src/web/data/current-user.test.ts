import { describe, expect, test, vi } from "vitest";
import { ApiError, createApiClient } from "#contract/client.ts";
import { pageApi } from "#contract/page-api.ts";
import type { User } from "#model/user.ts";
import { endSessionIfUnauthorized, reloadCurrentUser, setCurrentUser } from "./current-user.ts";
import { fetchIfAbsent, get, readCached } from "./queries.ts";
import { sessionQuery } from "./session.ts";
import { openReplies, TestApi } from "./test-api.ts";

const asha = { uid: "asha", displayName: "Asha" } as User;
const ravi = { uid: "ravi", displayName: "Ravi" } as User;
const identity = { provider: "builtin", available: true };

/** Opens a page on which Asha has looked at her favorites, her profile and her practice. */
function openPageOf(user: User | null) {
  const api = new TestApi();
  const paths = [...personalPaths, ...publicPaths];
  const replies = openReplies(api, {
    [sessionQuery.path]: { user, identity },
    ...Object.fromEntries(paths.map((path) => [path, []])),
  });
  const cached = () => paths.filter((path) => readCached(replies, { path }));
  return { api, replies, cached, session: () => readCached(replies, sessionQuery) };
}

const personalPaths = [
  "/api/favorites",
  "/api/user/profile?timeZone=Asia%2FKolkata",
  "/api/practice?timeZone=Asia%2FKolkata",
];
const publicPaths = [get(pageApi.deities, {}).path, get(pageApi.featuredMantra, {}).path];

describe("personal replies", () => {
  test("are dropped when another user signs in, and public ones stay", async () => {
    const { replies, cached, session } = openPageOf(asha);
    await setCurrentUser(replies, ravi);
    expect(cached()).toEqual(publicPaths);
    expect(session()).toEqual({ user: ravi, identity });
  });

  test("are dropped when the user signs out", async () => {
    const { replies, cached, session } = openPageOf(asha);
    await setCurrentUser(replies, null);
    expect(cached()).toEqual(publicPaths);
    expect(session()).toEqual({ user: null, identity });
  });

  test("stay when the same user changes a setting", async () => {
    const { replies, cached, session } = openPageOf(asha);
    await setCurrentUser(replies, { ...asha, displayName: "Asha Devi" });
    expect(cached()).toEqual([...personalPaths, ...publicPaths]);
    expect(session()).toMatchObject({ user: { displayName: "Asha Devi" } });
  });

  test("are dropped when somebody else has signed in in another tab", async () => {
    const { api, replies, cached, session } = openPageOf(asha);
    api.reply("/api/session", { user: ravi, identity });
    await reloadCurrentUser(replies, createApiClient(api.transport));
    expect(cached()).toEqual(publicPaths);
    expect(session()).toMatchObject({ user: ravi });
  });

  test("stay when another tab reports the same user", async () => {
    const { api, replies, cached } = openPageOf(asha);
    api.reply("/api/session", { user: asha, identity });
    await reloadCurrentUser(replies, createApiClient(api.transport));
    expect(cached()).toEqual([...personalPaths, ...publicPaths]);
  });
});

test("signing in fetches a session that could not be fetched earlier", async () => {
  const api = new TestApi();
  const replies = openReplies(api);
  api.refuse("/api/session", 503);
  await expect(fetchIfAbsent(replies, sessionQuery)).rejects.toThrow("503");
  api.reply("/api/session", { user: asha, identity });
  await setCurrentUser(replies, asha);
  expect(readCached(replies, sessionQuery)).toEqual({ user: asha, identity });
  expect(api.requests).toEqual(["GET /api/session", "GET /api/session"]);
});

test("a request that is refused because the session has ended ends it on the page", async () => {
  const { replies, cached, session } = openPageOf(asha);
  endSessionIfUnauthorized(replies, new ApiError(401, "Login required", "login-required"));
  await vi.waitFor(() => expect(cached()).toEqual(publicPaths));
  expect(session()).toEqual({ user: null, identity });
});

test.each([
  ["a wrong password", new ApiError(401, "Wrong", "wrong-credentials")],
  ["a failing server", new ApiError(500, "Something went wrong")],
  ["a missing network", new TypeError("Failed to fetch")],
  ["no error", null],
])("%s does not end the session", (_, error) => {
  const { replies, session } = openPageOf(asha);
  endSessionIfUnauthorized(replies, error);
  expect(session()).toEqual({ user: asha, identity });
});
