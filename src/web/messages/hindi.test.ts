import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { load } from "js-yaml";
import { expect, test } from "vitest";

/**
 * What stands in Latin letters in Hindi as well: names of products, formats and standards, and letters as examples. The
 * site's own name comes from the content.
 */
const allowed = new Set([
  ..."Google AdSense JavaScript JSON JPEG PNG WebP IAST iPhone https a A".split(" "),
  // Names of values and of parts of the code, which are shown to nobody.
  ..."mala tone book destructive Deva".split(" "),
]);

const namesOf = (language: string) => globSync(`src/web/messages/${language}/*.ts`).map((file) => basename(file));

test("every file of messages in English has a sibling in Hindi, and no other", () => {
  expect(namesOf("hi").toSorted()).toEqual(namesOf("en").toSorted());
});

/** A sentence or word as it may be shown, with the place of its message. */
interface Said {
  where: string;
  text: string;
}

const modules = await Promise.all(
  namesOf("hi").map(async (name) => {
    const hindi = (await import(`./hi/${basename(name, ".ts")}.ts`)) as object;
    return { name, hindi };
  }),
);

/** Values with which every message can be called: counts of each plural, and words that are seen in what comes out. */
const samples = [0, 1, 3, 108, 1008];

/** Lists all that a message says, for a function with each count. */
function saidBy(value: unknown, where: string): Said[] {
  if (typeof value === "string") return [{ where, text: value }];
  if (Array.isArray(value)) return value.flatMap((each, index) => saidBy(each, `${where}.${index}`));
  if (isMessage(value)) return samples.flatMap((sample) => saidBy(called(value, sample), where));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => saidBy(each, `${where}.${key}`));
}

type Message = (...values: unknown[]) => unknown;
const isMessage = (value: unknown): value is Message => typeof value === "function";

/** What a message may ask of an object that it is given. */
const asked = (sample: number) => ({
  title: "शीर्षक",
  minutes: sample,
  goal: sample,
  size: 108,
  malasPerDay: sample,
  malasToday: 1,
  days: sample,
  keptDays: sample,
  missedDays: sample,
  rests: sample,
  day: 1,
  repetitions: sample,
  malas: sample,
  minLength: sample,
  maxLength: sample,
  length: sample,
  status: 404,
  code: "deity-not-found",
  sentence: "वाक्य",
  sanskrit: "ॐ",
  meaning: "अर्थ",
});

/** Calls a message with what its parameters may be, and takes the first that it can say something with. */
function called(message: Message, sample: number): unknown {
  const kinds = [sample, "2026-11-28", "2026-11", asked(sample), ["एक", "दो"], "शब्द", "sa"];
  for (const first of kinds)
    for (const second of kinds) {
      try {
        const said = message(first, second, "तीसरा", "चौथा");
        if (said !== undefined && !/\[object|NaN|undefined/.test(JSON.stringify(said))) return said;
      } catch {
        // A message that wants something else fails in its own way, and gets the next sample.
      }
    }
  throw new Error(`No sample fits ${message}`);
}

const said = modules.flatMap(({ name, hindi }) =>
  Object.entries(hindi)
    .filter(([key]) => !["language", "number", "counted"].includes(key))
    .flatMap(([key, value]) => saidBy(value, `${name} ${key}`)),
);

const latin = /[A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ]+/g;

test("no message in Hindi has words in Latin letters, but for a few names", () => {
  expect(said.length).toBeGreaterThan(1000);
  const english = said.flatMap(({ where, text }) => {
    const words = text.match(latin)?.filter((word) => !allowed.has(word)) ?? [];
    return words.length > 0 ? [`${where}: ${words.join(" ")}`] : [];
  });
  expect(english).toEqual([]);
});

test("sentences end with a danda, quotations have their signs, and nothing has a dash or two spaces", () => {
  const faults = said.filter(({ text }) => /[\u0900-\u097F]\.(?:\s|$)|["']|[–—]| {2}|\n /u.test(text));
  expect(faults.filter(({ text }) => !text.startsWith("©"))).toEqual([]);
});

test("all letters are in their one form", () =>
  expect(said.filter(({ text }) => text !== text.normalize("NFC"))).toEqual([]));

/** One word for one thing, with the words that are not written in its place. */
type Glossary = Record<string, { hi: string; avoid?: string[] }>;
const glossary = load(readFileSync("content/hi/glossary.yaml", "utf8")) as Glossary;
const letterBefore = "(?<![\\u0900-\\u097F])";

test.each(Object.entries(glossary).filter(([, { avoid }]) => avoid))("%s has one word", (_, { avoid = [] }) => {
  const avoided = new RegExp(`${letterBefore}(?:${avoid.join("|")})`, "u");
  expect(said.filter(({ text }) => avoided.test(text))).toEqual([]);
});

test("a count of 0 and of 1 is singular, a greater one is plural", () => {
  const malas = modules.find(({ name }) => name === "history.ts")?.hindi as {
    historyMessages: { malas: (count: number) => string };
  };
  expect([0, 1, 2, 108000].map(malas.historyMessages.malas)).toEqual(["0 माला", "1 माला", "2 मालाएँ", "1,08,000 मालाएँ"]);
});

test("no component has words of its own, in its text or in what screen readers say", () => {
  const components = globSync("src/web/**/*.tsx").filter((file) => !file.endsWith(".test.tsx"));
  expect(components.length).toBeGreaterThan(100);
  const words = components.flatMap((file) => {
    const code = readFileSync(file, "utf8");
    const attributes = code.match(/(?:aria-[a-z]*(?:label|description|text)|title|alt|placeholder)="[^"]*[a-z][^"]*"/g);
    const texts = code.match(/<\w[^<>]*>\s*[A-Za-z][A-Za-z ,.’!?]+\s*<\/\w/g);
    return [...(attributes ?? []), ...(texts ?? [])].map((found) => `${file}: ${found}`);
  });
  expect(words).toEqual([]);
});
