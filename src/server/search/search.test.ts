import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import { foldWord, wordsOf } from "#model/search-text.ts";
import { testApp } from "../test-app.ts";

async function idsFor(q: string) {
  const { deities, mantras, posts } = await testApp().call(api.search, { q });
  return {
    deities: deities.map(({ id }) => id),
    mantras: mantras.map(({ id }) => id),
    posts: posts.map(({ slug }) => slug),
  };
}

test.each([
  ["shiva", "siva śiva शिव Shiva SHIVA"],
  ["krishna", "krsna कृष्ण kṛṣṇa krushna"],
  ["lakshmi", "laxmi lakṣmī लक्ष्मी lakhsmi"],
  ["ganesha", "ganesh गणेश"],
  ["mrityunjaya", "mrtyumjaya mrityunjay मृत्युंजय मृत्युञ्जय mṛtyuṃjaya"],
])("%s finds the same however it is spelt", async (spelling, others) => {
  const found = await idsFor(spelling);
  expect(found.mantras).not.toEqual([]);
  for (const other of others.split(" ")) expect(await idsFor(other), other).toEqual(found);
});

test("a deity is found by its other names, and its mantras with it", async () => {
  for (const name of ["ganapati", "vinayaka", "गणपति"]) {
    const { deities, mantras } = await idsFor(name);
    expect(deities[0]).toBe("ganesha");
    expect(mantras).toContain("vakratunda");
  }
  expect((await idsFor("rama")).deities[0]).toBe("ram");
});

test("who asks for a title finds it first", async () => {
  expect((await idsFor("Om Namah Shivaya")).mantras[0]).toBe("om-namah-shivaya");
  expect((await idsFor("maha mrityunjaya")).mantras[0]).toBe("maha-mrityunjaya");
  expect((await idsFor("gaytri")).mantras).toContain("rudra-gayatri");
  expect((await idsFor("how to pronounce")).posts[0]).toBe("how-to-pronounce-sanskrit");
});

test("a verse is found by its words, in Devanagari and in transliteration", async () => {
  for (const verse of ["उर्वारुकमिव बन्धनान्", "urvārukamiva", "urvarukamiva bandhanan"]) {
    expect((await idsFor(verse)).mantras[0], verse).toBe("maha-mrityunjaya");
  }
});

test("the opening of the Gayatri finds it, the teaching that quotes it, and nothing that merely sounds like it", async () => {
  for (const verse of ["bhur bhuvah", "bhūr bhuvaḥ", "भूर् भुवः"]) {
    const { deities, mantras, posts } = await idsFor(verse);
    expect([deities, mantras[0], posts], verse).toEqual([[], "gayatri-mantra", ["gayatri-the-verse-and-its-metre"]]);
  }
});

test("a slip finds names, but not what is said", async () => {
  expect((await idsFor("hanumn")).mantras).toContain("manojavam");
  // This is a name of one mantra, and no slip of any other word.
  expect((await idsFor("money")).mantras).toEqual(["mahalakshmi-bija"]);
  expect((await idsFor("obstacels")).mantras).toEqual([]);
  expect(await idsFor("zzzqx")).toEqual({ deities: [], mantras: [], posts: [] });
});

test("titles come before what is only said of a mantra", async () => {
  const { mantras } = await testApp().call(api.search, { q: "gayatri" });
  const hasTitle = mantras.map(({ title }) => title.includes("Gayatri"));
  expect(hasTitle).toEqual(hasTitle.toSorted((one, other) => Number(other) - Number(one)));
  expect(hasTitle[0]).toBe(true);
});

test("what is found says where, as text in which the sought words are set apart", async () => {
  const { mantras } = await testApp().call(api.search, { q: "cucumber" });
  expect(mantras).toEqual([
    {
      id: "maha-mrityunjaya",
      title: "Maha Mrityunjaya",
      deityId: "shiva",
      deityName: "Shiva",
      opening: "ॐ त्र्यम्बकं यजामहे …",
      rank: 0,
      snippet: [
        { text: expect.stringMatching(/^… .* As a $/) },
        { text: "cucumber", found: true },
        { text: expect.stringContaining("from its stalk") },
      ],
    },
  ]);
});

test("what is found in a verse is named as a verse, and in a meaning not", async () => {
  const { mantras, hymns } = await testApp().call(api.search, { q: "urvarukam" });
  expect(mantras.map(({ isVerse }) => isVerse)).toContain(true);
  expect(hymns.every(({ isVerse }) => isVerse === undefined)).toBe(true);
  const ofHymn = await testApp().call(api.search, { q: "vidyavana guni" });
  expect(ofHymn.hymns[0]?.isVerse).toBe(true);
});

test("every text is found by its title: deities and collections, mantras, hymns and teachings", async () => {
  const { deps, call } = testApp();
  const { library } = deps;
  const mantras = [...library.chants.values()].flatMap(({ mantra, hymn }) => (hymn ? [] : [mantra]));
  const posts = [...library.articles.values()].map(({ card: { slug, title } }) => ({ id: slug, title }));
  const named = [...library.deityCards, ...library.collectionCards].map(({ id, name }) => ({ id, title: name }));
  const texts = [...named, ...mantras, ...library.hymnCards, ...posts];
  expect(texts.length).toBeGreaterThan(100);
  for (const { id, title } of texts) {
    const found = await call(api.search, { q: title });
    const ids = [...found.deities, ...found.mantras, ...found.hymns].map((one) => one.id);
    expect([...ids, ...found.posts.map(({ slug }) => slug)], title).toContain(id);
  }
});

const idsOf = (found: readonly { id: string }[]) => found.map(({ id }) => id);

async function bestFor(q: string) {
  const { deities, mantras, hymns, posts } = await testApp().call(api.search, { q });
  const all = [...deities, ...mantras, ...hymns, ...posts];
  expect(all.map(({ rank }) => rank).toSorted((one, other) => one - other)).toEqual([...all.keys()]);
  const best = all.find(({ rank }) => rank === 0);
  return best && ("slug" in best ? best.slug : best.id);
}

test("the best result has the first rank, whatever its kind", async () => {
  expect(await bestFor("bhoot pisach nikat")).toBe("hanuman-chalisa");
  expect(await bestFor("how to pronounce sanskrit")).toBe("how-to-pronounce-sanskrit");
  expect(await bestFor("om namah shivaya")).toBe("om-namah-shivaya");
  expect(await bestFor("shiva")).toBe("shiva");
});

test("what has less than half of the words of a query is left out", async () => {
  const { mantras, hymns } = await testApp().call(api.search, { q: "bhoot pisach nikat" });
  expect([idsOf(mantras), idsOf(hymns)]).toEqual([[], ["hanuman-chalisa"]]);
});

async function nearestFor(q: string) {
  const { nearest, ...found } = await testApp().call(api.search, { q });
  expect(Object.values(found).flat(), q).toEqual([]);
  return nearest;
}

test("where nothing fits, the nearest deity or text is named instead of what has a word of many", async () => {
  expect(await nearestFor("ganepatty")).toEqual({ title: "Ganesha", path: "/deity/ganesha" });
  expect(await nearestFor("sarasotti")).toEqual({ title: "Saraswati", path: "/deity/saraswati" });
  expect(await nearestFor("mritunjoy")).toEqual({ title: "Maha Mrityunjaya", path: "/chant/shiva/maha-mrityunjaya" });
  expect(await nearestFor("shiva qwrtz plokh zzyxw")).toEqual({ title: "Shiva", path: "/deity/shiva" });
  expect(await nearestFor("xyzzy")).toBeUndefined();
});

const keysOf = (text: string) => Array.from(wordsOf(text), (word) => foldWord(word.text)).join("");

test("every mantra folds alike in both scripts, so that one of them is enough to index", () => {
  for (const { mantra, hymn } of testApp().deps.library.chants.values()) {
    if (hymn) continue;
    expect(keysOf(mantra.sanskrit), mantra.id).toBe(keysOf(mantra.transliteration));
  }
});

test.each([
  ["", "nothing at all"],
  ["?q=", "an empty query"],
  ["?q=%20%20", "spaces"],
  ["?q=om%00", "NUL"],
  [`?q=${"a".repeat(101)}`, "101 letters"],
  [`?q=${"a".repeat(5000)}`, "5 kB"],
])("%s is refused with a sentence: %s", async (query) => {
  const reply = await testApp().ask(`/api/search${query}`);
  expect(reply.status).toBe(400);
  expect(reply.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(await reply.text()).toMatch(/^[A-Z][^<\n]+$/);
});

test.each([
  "॥ ।",
  "🙏",
  "__proto__",
  "constructor",
  "<script>alert(1)</script>",
  "%",
  "a".repeat(100),
  "\\u0000",
  "\ufffd",
])("%s is a query like any other", async (q) => {
  const reply = await testApp().ask(`/api/search?${new URLSearchParams({ q })}`);
  expect(reply.status).toBe(200);
  expect(Object.keys((await reply.json()) as object)).toEqual(["deities", "mantras", "hymns", "posts"]);
});

test("anyone may cache a result for a while", async () => {
  const reply = await testApp().ask("/api/search?q=shiva");
  expect(reply.headers.get("cache-control")).toBe("public, max-age=300");
});

test("the server caches no result: what people search for evicts nothing from its cache", async () => {
  const slug = "how-to-pronounce-sanskrit";
  const { ask: askOnce } = testApp();
  const { byteLength } = await (await askOnce(`/api/blog-posts/${slug}`)).arrayBuffer();
  // There is room for this reply, and for no other beside it.
  const { ask, call } = testApp({ cacheLimit: byteLength });
  const kept = await call(api.blogPost, { slug });
  // A reply that was not cached would have the new count of views.
  const headers = { "sec-fetch-site": "same-origin", "user-agent": "Mozilla/5.0" };
  const counted = await ask(`/api/blog-posts/${slug}/views`, { method: "POST", headers });
  expect(await counted.json()).not.toEqual({ viewCount: kept.viewCount });
  await call(api.search, { q: "shiva" });
  expect(await call(api.blogPost, { slug })).toEqual(kept);
});

test("another method is refused", async () => {
  const reply = await testApp().ask("/api/search?q=om", { method: "POST" });
  expect([reply.status, reply.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});
