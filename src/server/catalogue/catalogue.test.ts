import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import type { Deity } from "#model/deity.ts";
import { testApp } from "../test-app.ts";

test("the grid shows every deity with the number of its mantras, without the mantras", async () => {
  const { call } = testApp();
  const deities = await call(api.deities, {});
  expect(deities.map(({ id }) => id).slice(0, 9)).toEqual([
    "shiva",
    "ram",
    "lakshmi",
    "saraswati",
    "durga",
    "hanuman",
    "ganesha",
    "vishnu",
    "krishna",
  ]);
  expect(Object.keys(deities[0] ?? {})).toEqual([
    "id",
    "name",
    "sanskritName",
    "description",
    "svgIcon",
    "image",
    "isNight",
    "mantraCount",
  ]);
  const { mantras } = await call(api.deity, { deityId: "shiva" });
  expect(deities[0]?.mantraCount).toBe(mantras.length);
});

test("the home page shows the first of the deities, as many as fill its rows with the card that leads to all", async () => {
  const { call } = testApp();
  const [all, home] = await Promise.all([call(api.deities, {}), call(api.homeDeities, {})]);
  expect(home).toEqual(all.slice(0, 11));
  expect(all.length).toBeGreaterThan(home.length);
});

test("collections are listed apart from the deities, and shown like one", async () => {
  const { call } = testApp();
  const collections = await call(api.collections, {});
  expect(collections.map(({ id }) => id)).toEqual(["peace", "japa"]);
  expect((await call(api.deity, { deityId: "peace" })).mantras.map(({ id }) => id)).toContain("asato-ma");
});

test("a chant names what tradition says of it, and teachings on it", async () => {
  const { call } = testApp();
  const { mantra, teachings } = await call(api.chant, { deityId: "surya", mantraId: "gayatri-mantra" });
  expect(mantra.tradition).toMatchObject({ seer: "Viśvāmitra", metre: "Gāyatrī", deity: "Savitṛ" });
  expect(teachings?.[0]).toEqual({
    slug: "gayatri-the-verse-and-its-metre",
    title: "Gayatri: The Verse and Its Meter",
  });
});

test("a chant says whether its words can be asked for, which come by themselves", async () => {
  const { call } = testApp();
  const { mantra } = await call(api.chant, { deityId: "shiva", mantraId: "maha-mrityunjaya" });
  expect(mantra.hasWords).toBe(true);
  expect(JSON.stringify(mantra)).not.toContain("first person plural");
  const { words, prose } = await call(api.words, { mantraId: mantra.id });
  expect(words[1]).toMatchObject({ transliteration: "tryambakam", parts: "tri-ambakam", stem: "tri-ambaka" });
  expect(prose?.sanskrit).toMatch(/^ॐ सुगन्धिम्/);
});

test("a chant has the times of all syllables of its recording, and so has each verse of a hymn", async () => {
  const { call } = testApp();
  const { mantra } = await call(api.chant, { deityId: "shiva", mantraId: "maha-mrityunjaya" });
  expect(mantra.timing?.map(({ sanskrit }) => sanskrit).join("")).toBe(mantra.sanskrit);
  const [first] = await call(api.hymnTiming, { hymnId: "hanuman-chalisa" });
  const verse = await call(api.chant, { deityId: "hanuman", mantraId: "hanuman-chalisa-doha-1" });
  expect(first).toEqual(verse.mantra.timing);
});

test("a deity comes with its mantras, in the order of its file", async () => {
  const { call } = testApp();
  const shiva = await call(api.deity, { deityId: "shiva" });
  expect(Object.keys(shiva).toSorted()).toEqual([
    "description",
    "hymns",
    "id",
    "image",
    "isNight",
    "longDescription",
    "mantraCount",
    "mantras",
    "name",
    "sanskritName",
    "svgIcon",
  ]);
  // The recording of this mantra is 5.763 seconds long.
  expect(shiva.mantras[0]).toMatchObject({ id: "om-namah-shivaya", sanskrit: "ॐ नमः शिवाय", malaMinutes: 10 });
  expect(shiva.mantras[0]).not.toHaveProperty("pronunciation");
});

test.each([
  ["/api/deities/bhairava", "Kala Bhairava Ashtakam"],
  ["/api/hi/deities/bhairava", "कालभैरवाष्टकम्"],
])("%s has the hymn to the deity whose verses have their addresses under another", async (path, title) => {
  const { ask, call } = testApp();
  const { hymns } = (await (await ask(path)).json()) as Deity;
  expect(hymns).toEqual([{ id: "kala-bhairava-ashtakam", title }]);
  expect((await call(api.hymn, { hymnId: "kala-bhairava-ashtakam" })).deity.id).toBe("shiva");
});

test("ganesh is another name of ganesha", async () => {
  const { call } = testApp();
  const ganesha = await call(api.deity, { deityId: "ganesha" });
  expect(ganesha.id).toBe("ganesha");
  expect(await call(api.deity, { deityId: "ganesh" })).toEqual(ganesha);
  expect(await call(api.chant, { deityId: "ganesh", mantraId: "vakratunda" })).toMatchObject({
    deity: { id: "ganesha" },
  });
});

test("a mantra is found only under its own deity", async () => {
  const { call } = testApp();
  const chant = await call(api.chant, { deityId: "shiva", mantraId: "om-namah-shivaya" });
  expect(chant).toMatchObject({ deity: { id: "shiva", name: "Shiva" }, mantra: { id: "om-namah-shivaya" } });
  expect(chant.mantra.pronunciation.length).toBeGreaterThan(0);
  expect(chant.mantra.instructions.length).toBeGreaterThan(0);
  const elsewhere = call(api.chant, { deityId: "krishna", mantraId: "om-namah-shivaya" });
  await expect(elsewhere).rejects.toThrow("404: Mantra not found");
});

test("what the catalogue does not hold is not found, in so many words", async () => {
  const { call } = testApp();
  await expect(call(api.deity, { deityId: "nobody" })).rejects.toThrow("404: Deity not found");
  await expect(call(api.deity, { deityId: "__proto__" })).rejects.toThrow("404: Deity not found");
  await expect(call(api.chant, { deityId: "shiva", mantraId: "nothing" })).rejects.toThrow("404: Mantra not found");
});

test("the mantra of the day comes with the deity it belongs to", async () => {
  const { call } = testApp();
  const featured = await call(api.featuredMantra, {});
  expect(Object.keys(featured ?? {})).toEqual([
    "day",
    "mantra",
    "deityId",
    "deityName",
    "deityDescription",
    "svgIcon",
    "firstMala",
    "why",
  ]);
});

test("without featured mantras the reply is null", async () => {
  const { deps } = testApp();
  const { call } = testApp({ library: { ...deps.library, featured: [] } });
  expect(await call(api.featuredMantra, {})).toBeNull();
});

test("at midnight in Kolkata the remembered mantra of the day gives way to the next", async () => {
  let now = new Date("2026-11-20T18:29:59Z");
  const { call } = testApp({ now: () => now });
  const today = await call(api.featuredMantra, {});
  expect(await call(api.featuredMantra, {})).toEqual(today);
  now = new Date("2026-11-20T18:30:00Z");
  const next = await call(api.featuredMantra, {});
  expect(next?.mantra.id).not.toBe(today?.mantra.id);
  expect([today?.day, next?.day]).toEqual([20_777, 20_778]);
});
