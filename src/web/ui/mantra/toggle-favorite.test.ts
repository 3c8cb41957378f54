import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApiClient } from "#contract/client.ts";
import { personalApi } from "#contract/personal-api.ts";
import type { Favorite } from "#contract/personal-replies.ts";
import { setCurrentUser } from "../../data/current-user.ts";
import { saveFavorite } from "./toggle-favorite.ts";
import { cutOffReads } from "../../data/personal-reads.ts";
import { get, readCached, refetch } from "../../data/queries.ts";
import { sessionQuery } from "../../data/session.ts";
import { openReplies, TestApi } from "../../data/test-api.ts";

const list = get(personalApi.favorites, {});
const profile = get(personalApi.profile, { timeZone: "Asia/Kolkata" });
const favorite = (id: string) => ({ mantra: { id }, deity: { id: "shiva", name: "Shiva" } }) as Favorite;
const [gayatri, rudra] = [favorite("gayatri"), favorite("rudra")];

/** Opens a page that has these favorites in its cache. */
function openPage(...favorites: Favorite[]) {
  const api = new TestApi();
  const replies = openReplies(api, {
    [sessionQuery.path]: { user: { uid: "asha" } },
    [list.path]: favorites,
    [profile.path]: { favorites },
  });
  for (const { mantra } of [gayatri, rudra]) api.reply(`/api/favorites/${mantra.id}`, {});
  const save = (favorite: Favorite, isWanted: boolean) =>
    saveFavorite(replies, { favorite, isWanted }, createApiClient(api.transport));
  const shown = () => readCached(replies, list)?.map(({ mantra }) => mantra.id);
  return { api, replies, save, shown };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a favorite is shown first as soon as it is saved, and only then", async () => {
  const { api, save, shown } = openPage(rudra);
  api.hold("/api/favorites/gayatri");
  const saving = save(gayatri, true);
  expect(shown()).toEqual(["rudra"]);
  api.reply("/api/favorites/gayatri", {});
  await saving;
  expect(shown()).toEqual(["gayatri", "rudra"]);
});

test("a favorite that is saved twice is shown once", async () => {
  const { save, shown } = openPage(rudra, gayatri);
  await save(gayatri, true);
  expect(shown()).toEqual(["gayatri", "rudra"]);
});

test("a removed favorite is gone as soon as it is removed", async () => {
  const { api, save, shown } = openPage(gayatri, rudra);
  await save(gayatri, false);
  expect(shown()).toEqual(["rudra"]);
  expect(api.requests).toEqual(["DELETE /api/favorites/gayatri"]);
});

test("a list that is still being fetched when a favorite changes does not bring back what was before", async () => {
  const { api, replies, save, shown } = openPage(gayatri);
  const fetching = refetch(replies, list);
  await save(rudra, true);
  api.reply("/api/favorites", [gayatri]);
  await fetching;
  expect(shown()).toEqual(["rudra", "gayatri"]);
});

test("several changes in a row refetch the list once, half a second after the last", async () => {
  const { api, save, shown } = openPage();
  api.reply("/api/favorites", [gayatri, rudra]);
  await save(rudra, true);
  await vi.advanceTimersByTimeAsync(499);
  await save(gayatri, true);
  await vi.advanceTimersByTimeAsync(499);
  expect(api.requests).not.toContain("GET /api/favorites");
  await vi.advanceTimersByTimeAsync(1);
  expect(api.requests.filter((request) => request === "GET /api/favorites")).toHaveLength(1);
  expect(shown()).toEqual(["gayatri", "rudra"]);
});

test("the list stays as it is when it cannot be refetched", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { api, save, shown } = openPage();
  api.fail("/api/favorites");
  await save(rudra, true);
  await vi.advanceTimersByTimeAsync(500);
  expect(shown()).toEqual(["rudra"]);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test("the list is not refetched for somebody who has signed out meanwhile", async () => {
  const { api, replies, save } = openPage();
  await save(rudra, true);
  await setCurrentUser(replies, null);
  await vi.advanceTimersByTimeAsync(500);
  expect(api.requests).not.toContain("GET /api/favorites");
});

test("a refetch that signing out cuts off is not logged", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { api, replies, save } = openPage();
  api.hold("/api/auth/sign-out");
  await save(rudra, true);
  const signingOut = cutOffReads(replies, async () => api.transport("/api/auth/sign-out", { method: "POST" }));
  await vi.advanceTimersByTimeAsync(500);
  api.reply("/api/auth/sign-out", {});
  await signingOut;
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

test("the profile is fetched again after a change, because it shows favorites too", async () => {
  const { replies, save } = openPage();
  await save(rudra, true);
  expect(readCached(replies, profile)).toBeUndefined();
});

test("a refused change leaves the list, and ends a session that has ended on the server", async () => {
  const { api, replies, save, shown } = openPage(rudra);
  api.refuse("/api/favorites/gayatri", 500);
  await expect(save(gayatri, true)).rejects.toThrow("500");
  expect(shown()).toEqual(["rudra"]);
  api.refuse("/api/favorites/gayatri", 401, "login-required");
  await expect(save(gayatri, true)).rejects.toThrow("401");
  expect(readCached(replies, sessionQuery)).toEqual({ user: null });
});
