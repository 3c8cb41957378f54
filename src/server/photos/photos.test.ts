import { describe, expect, test } from "vitest";
import { mira, openBrowser, statusAndText } from "../accounts/test-browser.ts";
import { testDatabases } from "../db/test-databases.ts";
import { testApp } from "../test-app.ts";
import { picture } from "./test-pictures.ts";

const path = "/api/user/photo";

type Browser = ReturnType<typeof openBrowser>;

const upload = (browser: Browser, bytes: Uint8Array<ArrayBuffer>, type = "image/webp") =>
  browser.request("PUT", path, { body: new Blob([bytes]), headers: { "content-type": type } });

const photoOf = async (reply: Response) => ((await reply.json()) as { photoURL: string | null }).photoURL ?? "";

const fetched = async () => ({ type: "image/jpeg" as const, bytes: picture("jpeg") });

describe.each(testDatabases())("on $name", ({ open }) => {
  test("an uploaded photo is the person's, until it is replaced or removed", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const browser = openBrowser(ask);
    await browser.signUp();
    const first = await photoOf(await upload(browser, picture("webp")));
    expect(first).toMatch(/^\/photos\/[\w-]{43}$/);
    expect(await browser.user()).toMatchObject({ photoURL: first });
    const second = await photoOf(await upload(browser, picture("png")));
    expect(second).not.toBe(first);
    expect((await ask(first)).status).toBe(404);
    const sent = await ask(second);
    expect(sent.headers.get("content-type")).toBe("image/png");
    expect(Buffer.from(await sent.arrayBuffer())).toEqual(picture("png"));

    const reply = await browser.request("DELETE", path);
    expect(await reply.json()).toMatchObject({ photoURL: null });
    expect((await ask(second)).status).toBe(404);
    expect(await db.selectFrom("photo").selectAll().execute()).toEqual([]);
  });

  test("of two uploads at once, one is the photo, and it can be seen", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const browser = openBrowser(ask);
    await browser.signUp();
    await Promise.all([upload(browser, picture("webp")), upload(browser, picture("png"))]);
    const { photoURL } = (await browser.user()) as unknown as { photoURL: string };
    expect((await ask(photoURL)).status).toBe(200);
    expect(await db.selectFrom("photo").selectAll().execute()).toHaveLength(1);
  });

  test("an address of a photo is fetched once, with the other changes or none of them", async () => {
    await using db = await open();
    const asked: string[] = [];
    const fetchPhoto = async (url: string) => {
      asked.push(url);
      return fetched();
    };
    const { ask } = testApp({ db, fetchPhoto });
    const browser = openBrowser(ask);
    await browser.signUp();
    const url = "https://photos.example/mira.jpg";
    const change = { displayName: "Mira", photoURL: url };
    const photoURL = await photoOf(await browser.patch("/api/user", change));
    expect(asked).toEqual([url]);
    expect(Buffer.from(await (await ask(photoURL)).arrayBuffer())).toEqual(picture("jpeg"));
    await browser.patch("/api/user", { showStreaks: false });
    expect(await browser.user()).toMatchObject({ displayName: "Mira", photoURL });

    const offline = openBrowser(testApp({ db }).ask);
    offline.setCookie(browser.cookie());
    expect((await offline.patch("/api/user", { displayName: "Meera", photoURL: url })).status).toBe(400);
    expect(await browser.user()).toMatchObject({ displayName: "Mira", photoURL });
    await browser.patch("/api/user", { photoURL: null });
    expect(await browser.user()).toMatchObject({ displayName: "Mira", photoURL: null });
  });

  test("the export contains the photo, and deletion removes it", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const browser = openBrowser(ask);
    await browser.signUp();
    const photoURL = await photoOf(await upload(browser, picture("webp")));
    const { photo } = (await (await browser.get("/api/user/export")).json()) as { photo: { base64: string } };
    expect(photo).toMatchObject({ type: "image/webp", addedAt: "2026-11-20T12:00:00.000Z" });
    expect(Buffer.from(photo.base64, "base64")).toEqual(picture("webp"));
    await browser.remove("/api/user", { password: mira.password });
    expect((await ask(photoURL)).status).toBe(404);
    expect(await db.selectFrom("photo").selectAll().execute()).toEqual([]);
  });

  test("two people with the same picture have photos of their own", async () => {
    await using db = await open();
    const { ask } = testApp({ db });
    const [browser, other] = [openBrowser(ask), openBrowser(ask)];
    await browser.signUp();
    await other.signUp({ ...mira, email: "kabir@example.org" });
    const photos = [
      await photoOf(await upload(browser, picture("webp"))),
      await photoOf(await upload(other, picture("webp"))),
    ];
    expect(photos[0]).not.toBe(photos[1]);
    await browser.request("DELETE", path);
    expect((await ask(photos[1] ?? "")).status).toBe(200);
  });
});

test("a photo is sent as what it is, kept by the browser alone, and can run nothing", async () => {
  const { ask } = testApp();
  const browser = openBrowser(ask);
  await browser.signUp();
  // The server ignores the type that the browser declares.
  const { headers } = await ask(await photoOf(await upload(browser, picture("jpeg"), "image/svg+xml")));
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "image/jpeg",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cache-control": "private, max-age=31536000, immutable",
    "cross-origin-resource-policy": "same-origin",
  });
});

test.each([
  ["a page", Buffer.from("<!doctype html>"), 415, "Please choose a WebP, JPEG or PNG picture."],
  ["nothing", Buffer.alloc(0), 415, "Please choose a WebP, JPEG or PNG picture."],
  ["a picture that is not square", picture("extendedWebp"), 400, "The photo must be 256 × 256 pixels"],
  ["more than 64 KiB", Buffer.concat([picture("png"), Buffer.alloc(64 * 1024)]), 413, "The request is too large"],
])("%s is refused", async (_, bytes, ...refusal) => {
  const browser = openBrowser(testApp().ask);
  await browser.signUp();
  expect(await statusAndText(await upload(browser, bytes))).toEqual(refusal);
  expect(await browser.user()).toMatchObject({ photoURL: null });
});

test("what another site could send without being asked is refused", async () => {
  const browser = openBrowser(testApp().ask);
  await browser.signUp();
  const crossSite = { "content-type": "image/webp", "sec-fetch-site": "cross-site" };
  expect((await browser.request("PUT", path, { body: new Blob([picture("webp")]), headers: crossSite })).status).toBe(
    403,
  );
  expect((await upload(browser, picture("webp"), "text/plain")).status).toBe(415);
});

test("a person has at most ten photos fetched in a quarter of an hour, and a photo is uploaded all the same", async () => {
  const browser = openBrowser(testApp({ fetchPhoto: fetched }).ask);
  await browser.signUp();
  const change = () => browser.patch("/api/user", { photoURL: "https://photos.example/mira.jpg" });
  for (let time = 0; time < 10; time++) expect((await change()).status).toBe(200);
  const refused = await change();
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("900");
  expect((await upload(browser, picture("webp"))).status).toBe(200);
});

test("only who is signed in has a photo", async () => {
  const browser = openBrowser(testApp().ask);
  expect((await upload(browser, picture("webp"))).status).toBe(401);
  expect((await browser.request("DELETE", path)).status).toBe(401);
});

test("a person uploads at most thirty photos in a quarter of an hour", async () => {
  const { ask } = testApp();
  const browser = openBrowser(ask);
  await browser.signUp();
  for (let time = 0; time < 30; time++) expect((await upload(browser, picture("webp"))).status).toBe(200);
  const refused = await upload(browser, picture("webp"));
  expect(await statusAndText(refused)).toEqual([429, "The photo was changed too often. Please try again later."]);
});
