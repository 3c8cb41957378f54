import { expect, test } from "vitest";
import { wholeText } from "#model/mantra.ts";
import { normalizeQuery } from "#model/search.ts";
import { foldWord } from "#model/search-text.ts";
import { otherScripts, writeIn } from "#model/scripts/write-in.ts";
import { library } from "../content/test-library.ts";
import { searchIn } from "./search-library.ts";

const search = searchIn(library);

interface Line {
  sanskrit: string;
  transliteration: string;
}

const hymns = [...library.hymns.values()];
const mantras = [...library.chants.values()].flatMap(({ mantra, hymn }) => (hymn ? [] : [mantra]));
const firstLines = [
  ...mantras.map(({ id, padas: [line] }) => ({ id, line })),
  ...hymns.map(({ id, verses: [first] }) => ({ id, line: first?.padas[0] })),
].flatMap(({ id, line }) => (line ? [{ id, line }] : []));

const letters = (text: string) => text.replaceAll(/[^\p{L}\p{M}]+/gu, "");
const keyOf = ({ transliteration }: Line) => foldWord(letters(transliteration));
const keyOfVerse = (verse: Parameters<typeof wholeText>[0]) => foldWord(letters(wholeText(verse, "transliteration")));

/** The ids of texts by the keys of their first lines and of the lines that they share with others. */
const lines = [
  ...mantras.map((mantra) => ({ id: mantra.id, key: keyOfVerse(mantra) })),
  ...hymns.flatMap(({ id, verses }) => verses.map((verse) => ({ id, key: keyOfVerse(verse) }))),
];
/** Returns the ids of the texts that have a line, because a hymn and a mantra from it may both begin with it. */
function textsWith(line: Line) {
  const beginning = keyOf(line).replace(/m$/, "");
  return lines.flatMap(({ id, key }) => (key.startsWith(beginning) ? [id] : []));
}

/** Joins every second word to the next one. */
const withWrongSpaces = (text: string) =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((word, place) => (place % 2 === 0 ? word : `${word} `))
    .join("");

const spacings: Readonly<Record<string, (text: string) => string>> = {
  "with its spaces": (text) => text,
  "without spaces": letters,
  "with the wrong spaces": withWrongSpaces,
};
const writings: Readonly<Record<string, (line: Line) => string>> = {
  Devanagari: ({ sanskrit }) => sanskrit,
  IAST: ({ transliteration }) => transliteration,
  ...Object.fromEntries(otherScripts.map((script) => [script, ({ sanskrit }: Line) => writeIn(script, sanskrit)])),
};
/**
 * Each line is asked for with each spacing: with one in Devanagari, with one in IAST, and with one in another script, in
 * turn. So every script is asked for with every spacing. All lines in all of them are 5,460 queries, too many for each
 * run; when they were asked, all led to their text.
 */
const queries = firstLines.flatMap(({ id, line }, at) =>
  ["Devanagari", "IAST", otherScripts[at % otherScripts.length] ?? ""].map((writing, turn) => {
    const spacing = Object.keys(spacings)[(at + turn) % 3] ?? "";
    const query = spacings[spacing]?.(writings[writing]?.(line) ?? "") ?? "";
    return { id, line, query, title: `a first line in ${writing} ${spacing}` };
  }),
);
const byTitle = Map.groupBy(queries, ({ title }) => title);

function bestFor(query: string) {
  const { deities, mantras: chants, hymns: sung, posts } = search(normalizeQuery(query));
  const best = [...deities, ...chants, ...sung, ...posts].find(({ rank }) => rank === 0);
  return best && ("slug" in best ? best.slug : best.id);
}

test("183 texts have a first line, and are asked for in ten scripts with three spacings", () => {
  expect([firstLines.length, queries.length, byTitle.size]).toEqual([183, 549, 30]);
});

test.each([...byTitle])("%s leads to its text before all others", (_, asked) => {
  const missed = asked.flatMap(({ id, line, query }) => {
    const best = bestFor(query) ?? "nothing";
    return textsWith(line).includes(best) ? [] : [`${id}: ${query} → ${best}`];
  });
  expect(missed).toEqual([]);
});
