// @vitest-environment happy-dom
import { act, createElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { createApiClient } from "#contract/client.ts";
import { personalApi } from "#contract/personal-api.ts";
import type { Favorite } from "#contract/personal-replies.ts";
import type { User } from "#model/user.ts";
import { setCurrentUser } from "./current-user.ts";
import { saveFavorite } from "../ui/mantra/toggle-favorite.ts";
import { get, readCached } from "./queries.ts";
import { sessionQuery } from "./session.ts";
import { openPage } from "./test-page.ts";
import { useIsFavorite } from "./favorites.ts";

const list = get(personalApi.favorites, {});
const favorite = (id: string) => ({ mantra: { id } }) as Favorite;
const signedIn = (uid: string) => ({ user: { uid }, identity: { available: true } });
const Heart = () => (useIsFavorite("gayatri") ? "favorite" : "none");

afterEach(() => void vi.useRealTimers());

test("a first list that is on its way when a favorite is saved is not shown, but the one after", async () => {
  vi.useFakeTimers();
  const { api, cache, text } = await openPage(createElement(Heart));
  await act(async () => api.reply(sessionQuery.path, signedIn("asha")));
  expect(api.requests).toContain("GET /api/favorites");
  api.reply("/api/favorites/gayatri", {});
  const save = { favorite: favorite("gayatri"), isWanted: true };
  await act(async () => saveFavorite(cache, save, createApiClient(api.transport)));
  await act(async () => api.reply(list.path, []));
  expect(readCached(cache, list)).toBeUndefined();
  api.reply(list.path, [favorite("gayatri")]);
  await act(async () => vi.advanceTimersByTimeAsync(500));
  expect(text()).toBe("favorite");
});

test("favorites on their way for one person are not shown to the next", async () => {
  const { api, cache, text } = await openPage(createElement(Heart));
  await act(async () => api.reply(sessionQuery.path, signedIn("asha")));
  await act(async () => setCurrentUser(cache, { uid: "ravi" } as User));
  expect(api.requests.filter((request) => request === "GET /api/favorites")).toHaveLength(2);
  // This reply belongs to Asha's request.
  await act(async () => api.replyOnce(list.path, [favorite("gayatri")]));
  expect(text()).toBe("none");
  await act(async () => api.reply(list.path, []));
  expect(readCached(cache, list)).toEqual([]);
});

test("signing out requests nothing personal any more", async () => {
  const { api, cache, text } = await openPage(createElement(Heart));
  await act(async () => api.reply(sessionQuery.path, signedIn("asha")));
  await act(async () => api.reply(list.path, [favorite("gayatri")]));
  expect(text()).toBe("favorite");
  await act(async () => setCurrentUser(cache, null));
  expect(text()).toBe("none");
  expect(readCached(cache, list)).toBeUndefined();
  expect(api.requests).toEqual(["GET /api/session", "GET /api/favorites"]);
});
