import { beforeEach, expect, test, vi } from "vitest";
import { api } from "#contract/api.ts";
import { createApiClient } from "#contract/client.ts";
import type { Language } from "#model/languages.ts";
import { fillPath } from "#contract/endpoint.ts";
import { bundleNames } from "#contract/text-bundles.ts";
import type { Library } from "../server/content/library.ts";
import { testApp } from "../server/test-app.ts";
import { testCaches } from "./test-caches.ts";
import { createTexts, TEXTS } from "./texts.ts";

const origin = "https://mantra.example";
const list = api.textBundles.path;
const about = api.about.path;
const example = (path: string) => path.replace(/:\w+/g, "some-id");

const { app, deps } = testApp();
const { library } = deps;
const release = (changes: Partial<Library>) => testApp({ library: { ...library, ...changes } }).app;
const withAbout = (title: string) => release({ about: { ...library.about, title } });

/** A browser that has this app as its server, until the test gives it another one. */
function openBrowser() {
  const { caches, storage, used, pathsIn } = testCaches();
  const network = { server: app, answer: (_path: string): Response | Error | null => null };
  const requested: string[] = [];
  async function transport(path: string, init: RequestInit) {
    requested.push(path);
    const answer = network.answer(path);
    if (answer instanceof Error) throw answer;
    if (answer !== null) return answer;
    return network.server.fetch(new Request(origin + path, init));
  }
  /** A worker ends when it has nothing to do, so each of these is a new one. */
  const worker = (language: Language = "en") => createTexts({ caches, transport, language });
  const read = async (path: string) => (await worker().find(origin + path))?.json();
  const bundles = () => pathsIn("text-bundles").filter((path) => path !== list);
  return { caches, storage, used, pathsIn, bundles, network, requested, worker, keep: () => worker().keep(), read };
}

beforeEach(() => void vi.spyOn(console, "info").mockImplementation(() => {}));

test.each(Object.values(api).filter(({ access }) => access !== "public"))(
  "$method $path is somebody's own, and never kept",
  ({ path }) => expect(openBrowser().worker().isText(example(path))).toBe(false),
);

const reply = async (path: string) => (await app.fetch(new Request(origin + path))).json();

test("each text is kept under its own address, as the server replies it, with a request for each kind", async () => {
  const { keep, requested, worker } = openBrowser();
  expect(await keep()).toBe("kept");
  expect(requested).toHaveLength(1 + bundleNames.length);
  const { find } = worker();
  for (const path of await everyText())
    expect([path, await (await find(origin + path))?.json()]).toEqual([path, await reply(path)]);
});

test("what has not changed is not requested again", async () => {
  const { keep, requested, network, read, bundles } = openBrowser();
  await keep();
  requested.length = 0;
  await keep();
  expect(requested.splice(0)).toEqual([list]);
  network.server = withAbout("About us");
  await keep();
  expect(requested).toEqual([list, expect.stringMatching(/^\/api\/text-bundles\/pages\//)]);
  expect(await read(about)).toMatchObject({ title: "About us" });
  expect(await read(api.legal.path)).toBeDefined();
  expect(bundles()).toHaveLength(bundleNames.length);
});

test("pages that ask at the same time share the requests", async () => {
  const { worker, requested } = openBrowser();
  const { keep } = worker();
  expect(await Promise.all([keep(), keep()])).toEqual(["kept", "kept"]);
  expect(requested).toHaveLength(1 + bundleNames.length);
});

test.each([
  ["no network", new TypeError("Failed to fetch")],
  ["a server of another release", new Response("File not found", { status: 404 })],
])("with %s in the middle all texts stay of one state, and the next time goes on from there", async (_, answer) => {
  const { keep, requested, network, read } = openBrowser();
  await keep();
  const before = await read(about);
  network.server = release({ about: { ...library.about, title: "About us" }, hymnCards: [] });
  network.answer = (path) => (path.includes("/pages/") ? answer : null);
  expect(await keep()).toBe("interrupted");
  expect([await read(about), await read(api.hymns.path)]).toEqual([before, library.hymnCards]);
  network.answer = () => null;
  requested.length = 0;
  expect(await keep()).toBe("kept");
  expect(requested).toEqual([list, expect.stringContaining("/pages/")]);
  expect([await read(about), await read(api.hymns.path)]).toEqual([expect.objectContaining({ title: "About us" }), []]);
});

test("a browser without room keeps the texts of before, and nothing of the new ones", async () => {
  const { keep, network, read, storage, used, bundles } = openBrowser();
  await keep();
  const [before, room] = [bundles(), used()];
  network.server = release({ about: { ...library.about, title: "About us" }, hymnCards: [] });
  storage.room = room + 10_000;
  expect(await keep()).toBe("no room");
  expect([bundles(), used()]).toEqual([before, room]);
  expect(await read(about)).not.toMatchObject({ title: "About us" });
});

test("a copy of its own is forgotten when its bundle is here, and stays where no bundle holds the text", async () => {
  const { keep, caches, pathsIn, read } = openBrowser();
  const texts = await caches.open(TEXTS);
  await texts.put(about, Response.json({ title: "An older one" }));
  await texts.put("/api/calendar/2026?place=bern", Response.json({ days: [] }));
  await keep();
  expect(pathsIn(TEXTS)).toEqual(["/api/calendar/2026"]);
  expect(await read("/api/calendar/2026?place=bern")).toBeUndefined();
  expect(await read("/api/calendar/2026")).toBeDefined();
});

test("a worker of another language keeps its own texts, and forgets those of the former language", async () => {
  const { worker, keep, caches, pathsIn } = openBrowser();
  await keep();
  await (await caches.open(TEXTS)).put(about, Response.json({ title: "In English" }));
  const hindi = worker("hi");
  expect([hindi.isText("/api/hi/about"), hindi.isText(about), worker().isText("/api/hi/about")]).toEqual([
    true,
    false,
    false,
  ]);
  expect(await hindi.keep()).toBe("kept");
  const kept = [...pathsIn("text-bundles"), ...pathsIn(TEXTS)];
  expect(kept).toHaveLength(1 + bundleNames.length);
  expect(kept.filter((path) => !path.startsWith("/api/hi/"))).toEqual([]);
  expect(await hindi.find(`${origin}/api/hi/about`)).toBeDefined();
  expect(await hindi.find(origin + about)).toBeUndefined();
});

test("a bundle that the browser has taken away is requested again", async () => {
  const { keep, caches, bundles, read } = openBrowser();
  await keep();
  for (const path of bundles()) await (await caches.open("text-bundles")).delete(path);
  expect(await read(about)).toBeUndefined();
  await keep();
  expect(await read(about)).toBeDefined();
});

/** The path of every text that a link leads to. */
async function everyText() {
  const call = createApiClient((path, init) => app.fetch(new Request(origin + path, init)));
  const lists = [api.deities, api.homeDeities, api.collections, api.hymns, api.blogPosts];
  const paths = lists.map(({ path }): string => path);
  for (const { id: deityId } of [...(await call(api.deities, {})), ...(await call(api.collections, {}))]) {
    paths.push(fillPath(api.deity.path, { deityId }));
    const { mantras } = await call(api.deity, { deityId });
    paths.push(...mantras.flatMap(({ id }) => chantPaths(deityId, id)));
  }
  for (const { id: hymnId, deity } of await call(api.hymns, {})) {
    paths.push(fillPath(api.hymn.path, { hymnId }));
    const { sections = [], ...whole } = await call(api.hymn, { hymnId });
    // The times of a long hymn are read verse by verse.
    if (sections.length === 0) paths.push(fillPath(api.hymnTiming.path, { hymnId }));
    const pages = [whole];
    for (const { id: sectionId } of sections) {
      paths.push(fillPath(api.hymnSection.path, { hymnId, sectionId }));
      pages.push(await call(api.hymnSection, { hymnId, sectionId }));
    }
    const verses = pages.flatMap((page) => page.verses);
    paths.push(...new Set(verses.flatMap(({ id }) => chantPaths(deity.id, id))));
  }
  for (const { slug } of await call(api.blogPosts, {})) paths.push(fillPath(api.blogPost.path, { slug }));
  const { today } = await call(api.calendar, {});
  paths.push(fillPath(api.calendarYear.path, { year: today.slice(0, 4) }));
  const singles = [api.featuredMantra, api.calendar, api.calendarPlaces, api.meditation];
  return [...paths, ...[...singles, api.about, api.bibliography, api.legal].map(({ path }) => path)];
}

const chantPaths = (deityId: string, mantraId: string) => [
  fillPath(api.chant.path, { deityId, mantraId }),
  fillPath(api.words.path, { mantraId }),
];
