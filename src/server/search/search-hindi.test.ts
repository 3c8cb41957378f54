import { expect, test } from "vitest";
import { api } from "#contract/api.ts";
import type { Found } from "#model/found.ts";
import { testApp } from "../test-app.ts";

const { ask, call } = testApp();

async function findInHindi(query: string): Promise<Found> {
  const reply = await ask(`/api/hi/search?q=${encodeURIComponent(query)}`);
  expect(reply.status).toBe(200);
  return reply.json() as Promise<Found>;
}

const textOf = (pieces: readonly { text: string }[] = []) => pieces.map(({ text }) => text).join("");

test("a deity is found by its name in either script, and shown in Hindi", async () => {
  for (const query of ["शिव", "shiva", "Shiva", "śiva"]) {
    const { deities, mantras } = await findInHindi(query);
    expect(deities[0], query).toMatchObject({ id: "shiva", name: "शिव" });
    expect(mantras[0]?.deityName).toMatch(/\p{Script=Devanagari}/u);
  }
});

test("words of Hindi are found in meanings, with the line that has them", async () => {
  const { mantras } = await findInHindi("मृत्यु");
  expect(mantras.map(({ id }) => id)).toContain("maha-mrityunjaya");
  const [first] = mantras;
  expect(textOf(first?.snippet)).toMatch(/मृत्यु/);
  expect(first?.snippet.some(({ found, text }) => found && text.startsWith("मृत्यु"))).toBe(true);
});

test("a hymn is found by its title, first of all", async () => {
  const { hymns } = await findInHindi("हनुमान चालीसा");
  expect(hymns[0]).toMatchObject({ id: "hanuman-chalisa", title: "हनुमान चालीसा", rank: 0 });
});

test("the small words of a question are not searched for", async () => {
  const [plain, asked] = await Promise.all([findInHindi("गणेश मंत्र"), findInHindi("गणेश के मंत्र")]);
  expect(asked).toEqual(plain);
});

test.each(["दीवाली", "दिवाली", "दीपावली", "diwali"])("what is written about %s is found", async (query) => {
  const found = await findInHindi(query);
  expect(found.mantras.length + found.hymns.length + found.posts.length).toBeGreaterThan(0);
});

test("in English a deity is found by its name in Devanagari", async () => {
  for (const [query, id] of [
    ["शिव", "shiva"],
    ["लक्ष्मी", "lakshmi"],
    ["शांति", "peace"],
  ] as const) {
    const { deities } = await call(api.search, { q: query });
    expect(deities.map((deity) => deity.id)).toContain(id);
  }
});
