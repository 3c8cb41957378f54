import { expect, test } from "vitest";
import type { User } from "#model/user.ts";
import { rememberedPerson } from "../practice/person.ts";
import { TabbedBrowser } from "../practice/test-tabbed-browser.ts";
import { keepWhenLeft } from "./keep-when-left.ts";
import { keepReplies, keptReplies } from "./kept-replies.ts";
import { openReplies, TestApi } from "./test-api.ts";

const userOf = (uid: string) => ({ uid, displayName: `Person ${uid}` }) as User;
const asha = userOf("asha");
const bodhi = userOf("bodhi");
const noon = "2026-11-20T12:00:00.000Z";

const favorites = "/api/favorites";
const profileIn = (zone: string) => `/api/user/profile?timeZone=${zone}`;

/** A device that somebody uses. */
function device(uid: string | null) {
  const browser = new TabbedBrowser();
  const person = rememberedPerson(browser.storage);
  person.remember(uid);
  return { browser, storage: browser.storage, person };
}

/** What a text storage has in it, whatever its keys. */
const textOf = ({ storage }: Pick<ReturnType<typeof device>, "storage">) =>
  storage
    .keys()
    .map((key) => `${key}=${storage.read(key)}`)
    .join("\n");

test("what was said of a person is found again with its time, and the name of the person with it", () => {
  const { storage } = device("asha");
  keepReplies(storage, { user: asha, replies: [[favorites, ["gayatri"]]], at: noon });
  const kept = keptReplies(storage);
  expect(kept?.user).toEqual(asha);
  expect(kept?.find(favorites)).toEqual({ at: noon, reply: ["gayatri"] });
  expect(kept?.find("/api/practice")).toBeNull();
});

test("a later reply replaces the one before, and others stay; a reply in another zone serves as well", () => {
  const { storage } = device("asha");
  keepReplies(storage, {
    user: asha,
    replies: [
      [favorites, ["gayatri"]],
      [profileIn("Asia%2FKolkata"), 1],
    ],
    at: noon,
  });
  keepReplies(storage, { user: asha, replies: [[favorites, []]], at: "2026-11-20T13:00:00.000Z" });
  expect(keptReplies(storage)?.find(favorites)?.reply).toEqual([]);
  expect(keptReplies(storage)?.find(profileIn("Europe%2FZurich"))?.reply).toBe(1);
});

test.each([
  "/api/user/sessions",
  "/api/user/passkeys",
  "/api/user/reminders",
  "/api/user/export",
  "/api/session",
  "/api/practice/months?search=krishna",
  "/api/practice/entries?month=2026-11&search=krishna",
])("%s is not kept", (path) => {
  const { storage } = device("asha");
  keepReplies(storage, { user: asha, replies: [[path, { secret: 108 }]], at: noon });
  expect(keptReplies(storage)?.find(path)).toBeNull();
  expect(textOf({ storage })).not.toContain("secret");
});

test("nothing of a person is left once they have signed out, or another person signs in, and nobody else is shown it", () => {
  for (const next of [null, "bodhi"]) {
    const { storage, person } = device("asha");
    keepReplies(storage, { user: asha, replies: [[favorites, ["gayatri"]]], at: noon });
    person.remember("asha");
    expect(keptReplies(storage)?.find(favorites)).not.toBeNull();
    person.remember(next);
    expect(keptReplies(storage)).toBeNull();
    expect(textOf({ storage })).not.toMatch(/gayatri|Person asha/);
    person.remember("asha");
    expect(keptReplies(storage)).toBeNull();
  }
});

test("a tab that still shows the person before keeps nothing of them on a device that is another's now, or nobody's", () => {
  for (const uid of ["bodhi", null]) {
    const { storage } = device(uid);
    keepReplies(storage, { user: asha, replies: [[favorites, ["gayatri"]]], at: noon });
    expect(textOf({ storage })).not.toMatch(/gayatri|Person asha/);
  }
  const { storage } = device("bodhi");
  keepReplies(storage, { user: bodhi, replies: [[favorites, ["shanti"]]], at: noon });
  keepReplies(storage, { user: asha, replies: [[favorites, ["gayatri"]]], at: noon });
  expect(keptReplies(storage)?.find(favorites)?.reply).toEqual(["shanti"]);
});

test("a text that was changed by hand is no reply", () => {
  const { storage } = device("asha");
  for (const text of ["", "[]", '{"user":null}', '{"user":{"uid":"bodhi"},"replies":{}}', "{"]) {
    storage.write("kept-replies", text);
    expect(keptReplies(storage)).toBeNull();
  }
});

const month = (number: number) => `/api/practice/entries?month=2026-${number}`;

test("the oldest replies make room for newer ones", () => {
  const { storage } = device("asha");
  for (let number = 1; number <= 9; number++)
    keepReplies(storage, {
      user: asha,
      replies: [[month(number), "x".repeat(200_000)]],
      at: `2026-11-20T12:0${number}:00.000Z`,
    });
  const kept = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((number) => keptReplies(storage)?.find(month(number)));
  expect(kept).toEqual([6, 7, 8, 9]);
});

test("a device without room goes on with what it had", () => {
  const { browser, storage } = device("asha");
  keepReplies(storage, { user: asha, replies: [[favorites, ["gayatri"]]], at: noon });
  browser.storageState = "full";
  keepReplies(storage, { user: asha, replies: [[favorites, []]], at: noon });
  expect(keptReplies(storage)?.find(favorites)?.reply).toEqual(["gayatri"]);
});

/** A page that shows replies to Asha. */
function openPage(given: ReturnType<typeof device>, replies: Record<string, unknown>) {
  const page = new EventTarget();
  const cache = openReplies(new TestApi(), replies);
  let isVisible = true;
  const stop = keepWhenLeft(cache, {
    user: asha,
    storage: given.storage,
    now: () => Date.parse(noon),
    page,
    isVisible: () => isVisible,
  });
  return {
    cache,
    stop,
    leave: () => page.dispatchEvent(new Event("pagehide")),
    hide() {
      isVisible = false;
      page.dispatchEvent(new Event("visibilitychange"));
      isVisible = true;
      page.dispatchEvent(new Event("visibilitychange"));
    },
  };
}

test("a page keeps what it has read when it is left or hidden, and what has changed meanwhile", async () => {
  const here = device("asha");
  const page = openPage(here, { [favorites]: ["gayatri"] });
  await page.cache.mutate(favorites, ["gayatri", "shanti"], { revalidate: false });
  page.hide();
  expect(keptReplies(here.storage)?.find(favorites)?.reply).toEqual(["gayatri", "shanti"]);
  await page.cache.mutate(favorites, [], { revalidate: false });
  page.leave();
  expect(keptReplies(here.storage)?.find(favorites)?.reply).toEqual([]);
});

test("a page that was open for long does not write its old reply over that of a newer one", () => {
  const here = device("asha");
  const old = openPage(here, { [favorites]: ["gayatri"] });
  openPage(here, { [favorites]: ["gayatri", "shanti"] });
  old.leave();
  expect(keptReplies(here.storage)?.find(favorites)?.reply).toEqual(["gayatri", "shanti"]);
});

test("a page that is left after the person has signed out keeps nothing", () => {
  const here = device("asha");
  const page = openPage(here, { [favorites]: ["gayatri"] });
  here.person.remember(null);
  page.leave();
  page.stop();
  page.hide();
  expect(textOf(here)).not.toMatch(/gayatri|Person asha/);
});
