import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { addressesOf, fillPath } from "#contract/endpoint.ts";
import { inLanguage, languages, mainLanguage } from "#model/languages.ts";
import { withEverything } from "../accounts/test-everything.ts";
import { createViewCounter } from "../blog/view-counter.ts";
import { recordViews } from "../blog/views.store.ts";
import { openSqlite } from "../db/test-databases.ts";
import { somePushSettings } from "../reminders/test-push.ts";
import { testApp } from "../test-app.ts";
import { listedPages, testBuilds } from "./test-renderers.ts";

const slug = "the-sound-of-om";
const postPath = fillPath(api.blogPost.path, { slug });
const params = {
  deityId: "shiva",
  mantraId: "om-namah-shivaya",
  hymnId: "vishnu-sahasranama",
  sectionId: "answer",
  slug,
  year: "2026",
};

/**
 * These are all public calls except the search, which is not cached, and the bundles, whose addresses change with their
 * texts.
 */
const calls = Object.values(api)
  .filter(({ access, path }) => access === "public" && path !== api.search.path && path !== api.textBundle.path)
  .flatMap(addressesOf)
  .map((path) =>
    fillPath(path, Object.fromEntries(Object.entries(params).filter(([name]) => path.includes(`:${name}`)))),
  );

/** All languages have the same pages, so a few of each kind are enough outside the main one. */
const isOfEachKind = (path: string) =>
  /^(\/|\/[a-z]+|.*\/(shiva|the-sound-of-om|hanuman-chalisa|shiva\/om.*))$/.test(path);

const builds = await testBuilds();

/** Returns what a server with an empty cache replies to visitors and to people. */
async function answers(db: Awaited<ReturnType<typeof openSqlite>>) {
  const base = testApp({ db });
  const views = createViewCounter({ ...base.deps, secret: "secret", addressFactor: 1 });
  await views.flush();
  const { ask, deps } = testApp({ db, views, pages: builds });
  const listed = listedPages(deps.library);
  const pages = languages.flatMap((language) =>
    listed.filter((path) => language === mainLanguage || isOfEachKind(path)).map((path) => inLanguage(language, path)),
  );
  const texts = new Map<string, string>();
  for (const path of [...calls, ...pages, "/sitemap.xml"]) {
    const reply = await ask(path);
    expect([path, reply.status]).toEqual([path, 200]);
    texts.set(path, await reply.text());
  }
  return texts;
}

test("of all cached responses only those with a count of views take anything from the database", async () => {
  await using db = await openSqlite();
  const before = await answers(db);
  await withEverything(testApp({ db, push: somePushSettings() }), "mira@example.org");
  await recordViews(db, { views: new Map([["of a visitor", slug]]), day: "2026-11-20" });
  const after = await answers(db);
  expect(before.size).toBeGreaterThan(50);
  const changed = [...after.keys()].filter((path) => after.get(path) !== before.get(path));
  expect(changed.toSorted()).toEqual(
    [postPath, `/blog/${slug}`].flatMap((path) => languages.map((language) => inLanguage(language, path))).toSorted(),
  );
});
