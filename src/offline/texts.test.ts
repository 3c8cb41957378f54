import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { createApiClient } from "#contract/client.ts";
import { fillPath } from "#contract/endpoint.ts";
import { testApp } from "../server/test-app.ts";
import { isText, readAllTexts } from "./texts.ts";

const example = (path: string) => path.replace(/:\w+/g, "some-id");

test.each(Object.values(api).filter(({ access }) => access !== "public"))(
  "$method $path is somebody's own, and never kept",
  ({ path }) => expect(isText(example(path))).toBe(false),
);

test("every text there is is read, and nothing else", async () => {
  const { app } = testApp();
  const read = new Set<string>();
  await readAllTexts((path, init) => {
    read.add(path);
    return app.fetch(new Request(`http://localhost:3000${path}`, init));
  });
  const call = createApiClient((path, init) => app.fetch(new Request(`http://localhost:3000${path}`, init)));
  for (const { id: deityId } of await call(api.deities, {})) {
    const { mantras } = await call(api.deity, { deityId });
    for (const { id: mantraId } of mantras) {
      expect(read).toContain(fillPath(api.chant.path, { deityId, mantraId }));
      expect(read).toContain(fillPath(api.words.path, { mantraId }));
    }
  }
  const hymns = await call(api.hymns, {});
  expect(hymns.length).toBeGreaterThan(0);
  for (const { id: hymnId, deity: owner } of hymns) {
    expect(read).toContain(fillPath(api.hymn.path, { hymnId }));
    const { sections = [], ...whole } = await call(api.hymn, { hymnId });
    // The times of a long hymn are read verse by verse.
    if (sections.length === 0) expect(read).toContain(fillPath(api.hymnTiming.path, { hymnId }));
    const pages = [whole];
    for (const { id: sectionId } of sections) {
      expect(read).toContain(fillPath(api.hymnSection.path, { hymnId, sectionId }));
      pages.push(await call(api.hymnSection, { hymnId, sectionId }));
    }
    for (const { id: mantraId } of pages.flatMap(({ verses }) => verses)) {
      expect(read).toContain(fillPath(api.chant.path, { deityId: owner.id, mantraId }));
      expect(read).toContain(fillPath(api.words.path, { mantraId }));
    }
  }
  for (const { slug } of await call(api.blogPosts, {})) expect(read).toContain(fillPath(api.blogPost.path, { slug }));
  const { today } = await call(api.calendar, {});
  expect(read).toContain(fillPath(api.calendarYear.path, { year: today.slice(0, 4) }));
  for (const { path } of [
    api.homeDeities,
    api.featuredMantra,
    api.calendarPlaces,
    api.meditation,
    api.about,
    api.legal,
  ])
    expect(read).toContain(path);
  expect([...read].filter((path) => !isText(path))).toEqual([]);
});
