import { existsSync, readFileSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, test } from "vitest";
import { filesBelow, textsOfContent, textsOfMessages, type HindiText } from "./test-hindi.ts";

/** One word for one thing, and the words that are not written in its place. */
const glossary = load(readFileSync("content/hi/glossary.yaml", "utf8")) as Record<
  string,
  { hi: string; avoid?: string[] }
>;

/** Matches a word by itself, not within another. */
const asWord = (word: string) => new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, "u");

const avoided = Object.values(glossary).flatMap(({ hi, avoid = [] }) =>
  avoid.map((word) => ({ word, pattern: asWord(word), instead: hi })),
);

/** Words that Hindi writes in Latin letters too. */
const latinWords = new Set(
  "Mantra Mala IAST HTTPS URL IP JavaScript PNG JPEG WebP SVG MP3 USB iPhone iPad Android Chrome Safari Firefox Google AdSense PDF CSV ICS JSON https a A HttpOnly Argon2id IndexedDB localStorage sessionStorage Firebase Authentication".split(
    " ",
  ),
);

const latinIn = (text: string) =>
  (
    text
      .replaceAll(/https?:\S+|\S+@\S+|“Chrome on Android”|[\w.-]+\.(?:org|io|in|com)\b[\w/-]*/g, "")
      .match(/\p{Script=Latin}[\p{Script=Latin}\d]*/gu) ?? []
  ).filter((word) => !latinWords.has(word));

const faultsIn = ({ text }: HindiText) => [
  ...(text === text.normalize("NFC") ? [] : ["is not in NFC"]),
  ...(/["']/.test(text) ? ["has straight quotation marks"] : []),
  ...(/ {2}|[—–]/.test(text) ? ["has two spaces or a dash"] : []),
  ...(/\p{Script=Devanagari}\.(\s|$)/u.test(text) ? ["ends a sentence with a full stop, not a danda"] : []),
  ...(/\s।|।(?=[^\s”’)\]।\d*])/u.test(text) ? ["has a danda with a space before it, or none behind it"] : []),
  ...latinIn(text).map((word) => `has the Latin word ${word}`),
  ...avoided.filter(({ pattern }) => pattern.test(text)).map(({ word, instead }) => `has ${word}, not ${instead}`),
];

const report = (texts: readonly HindiText[]) =>
  texts.flatMap((each) => faultsIn(each).map((fault) => `${fault}: ${each.text.slice(0, 80)}`));

const content = filesBelow("content/hi", /\.(yaml|md)$/).filter((file) => !/\/(glossary|grammar)\.yaml$/.test(file));
const messages = existsSync("src/web/messages/hi") ? filesBelow("src/web/messages/hi", /\.ts$/) : [];

describe("Hindi is written by one glossary, with dandas and curved quotation marks, and without Latin words", () => {
  test.each([...content, "content/hi/grammar.yaml"])("%s", (file) => {
    expect(report(textsOfContent(file))).toEqual([]);
  });

  test.each([...messages, "src/server/texts/hi.ts"])("%s", (file) => {
    expect(report(textsOfMessages(file))).toEqual([]);
  });
});

test.each([
  ["मंत्र का जाप करें।", "has जाप, not जप"],
  ["उसने कहा.", "ends a sentence with a full stop, not a danda"],
  ["शिव । राम", "has a danda with a space before it, or none behind it"],
  ["राम।शिव", "has a danda with a space before it, or none behind it"],
  ['"राम"', "has straight quotation marks"],
  ["राम — शिव", "has two spaces or a dash"],
  ["devotee राम", "has the Latin word devotee"],
  ["पढ़ें".normalize("NFD").replace("ढ\u093c", "\u095d"), "is not in NFC"],
])("%s is refused", (text, fault) => {
  expect(faultsIn({ file: "", text })).toEqual([fault]);
});

test("a word that is avoided may be part of another", () => {
  expect(faultsIn({ file: "", text: "अजाप और प्रणाम" })).toEqual([]);
});
