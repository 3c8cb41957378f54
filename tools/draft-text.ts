import { joinCompound } from "#model/sandhi/join-words.ts";
import { locateWords } from "#server/content/check-words.ts";
import { metres } from "#server/content/content-files.ts";
import { romanize } from "#server/content/romanize.ts";
import type { WrittenWord } from "#server/content/word-table.ts";
import { splitWords, type KnownWords } from "./split-words.ts";

export interface Draft {
  /**
   * A file for content/hymns/. Everything that a person must write is empty in it, so that the content check refuses
   * it.
   */
  yaml: string;
  /** Sentences about what a person must check or decide. */
  questions: string[];
}

/** Matches an akṣara: consonants bound by virāma and their vowel, or a vowel without a consonant, with its marks. */
const AKSHARA = /(?:[क-हळ]़?्)*[क-हळ]़?(?!्)[ा-ौॢॣ]?[ऀ-ः॒॑]*|[अ-औॠॡॐ][ऀ-ः॒॑]*/gu;

const syllableCount = (devanagari: string) => devanagari.replace(/^ॐ /u, "").match(AKSHARA)?.length ?? 0;

/**
 * Lists the words of the catalogue by the form that they have before a pause. Seed syllables are left out, because they
 * look like the ends of other words.
 */
export const knownWords = (words: readonly WrittenWord[]): KnownWords =>
  new Map(
    words
      .filter(({ grammar }) => !grammar.startsWith("seed syllable"))
      .toReversed()
      .map((word) => [joinCompound(word.word), word]),
  );

/** Makes the file of a hymn from Devanagari in which an empty line, or a numbered danda, ends each verse. */
export function draftText(devanagari: string, known: KnownWords): Draft {
  const { verses, headings } = readVerses(devanagari);
  const drafts = verses.map((lines, place) => draftVerse(lines, `Verse ${place + 1}`, known));
  return {
    yaml: head + drafts.map(({ yaml }) => yaml).join(""),
    questions: [
      ...headings.map((heading) => `Left out as a heading: ${heading}`),
      ...drafts.flatMap(({ questions }) => questions),
      ...lastQuestions,
    ],
  };
}

function readVerses(devanagari: string) {
  const text = devanagari
    .normalize("NFC")
    .replaceAll(/[\u200b-\u200d\ufeff]/gu, "")
    .replaceAll("||", "॥")
    .replaceAll("|", "।")
    .replaceAll(/(?<=[\u0900-\u0963]):/gu, "ः");
  const all = text
    .replaceAll(/॥\s*[\d०-९]+\s*॥?/gu, "॥\n\n")
    .split(/\n\s*\n/u)
    .map((verse) => verse.split("\n").flatMap((line) => line.replaceAll(/\s+/gu, " ").trim() || []));
  const written = all.filter((lines) => lines.some((line) => /\p{Script=Devanagari}/u.test(line)));
  return {
    verses: written.filter((lines) => !isHeading(lines)),
    headings: written.filter(isHeading).map((lines) => lines.join(" ")),
  };
}

const isHeading = ([first = ""]: readonly string[]) => first.startsWith("॥");

/** Writes lines as a block of YAML. */
const block = (texts: readonly string[], indent: string) => texts.map((text) => `${indent}${text}\n`).join("");

function draftVerse(written: readonly string[], name: string, known: KnownWords): Draft {
  const { lines, metre, questions } = cutIntoPadas(written, name);
  const transliteration = lines.map((line) => romanize(line));
  const words = splitWords(transliteration.join(" ").replaceAll("- ", ""), known);
  const unsure = words.filter(({ stem }) => stem === "").map(({ word }) => word);
  return {
    yaml: [
      `  - sanskrit: |\n${block(lines, "      ")}    transliteration: |\n${block(transliteration, "      ")}`,
      metre === undefined ? "" : `    metre: ${metre}\n`,
      `    meaning:\n      en:\n    words:\n      en: |\n${block(words.map(rowOf), "        ")}`,
    ].join(""),
    questions: [
      ...questions,
      ...(unsure.length > 0
        ? [`${name}: ${unsure.length} of ${words.length} words are new: ${unsure.join(", ")}`]
        : []),
      ...("fault" in locateWords(words, transliteration.join(" ").replaceAll("- ", ""), "sa")
        ? [`${name}: its words do not join to its text yet`]
        : []),
    ],
  };
}

const rowOf = ({ word, stem, grammar, meaning }: WrittenWord) => [word, stem, grammar, meaning].join(" | ").trim();

/**
 * Keeps the lines of a verse that is written in its pādas, and divides any other by the line lengths of the metre that
 * it may have.
 */
function cutIntoPadas(written: readonly string[], name: string) {
  const counts = written.map(syllableCount);
  const whole = written.join(" ");
  const kept = metresOf((lengths) => lengths.join() === counts.join());
  const cut = metresOf((lengths) => total(lengths) === total(counts));
  const [metre] = kept.length > 0 ? kept : cut;
  if (metre === undefined) {
    const question = `${name}: lines of ${counts.join(", ")} syllables are of no known meter; ${hintFor(counts)}`;
    return { lines: withDandas(written), questions: [question] };
  }
  const questions = [
    ...(kept.length > 1 || (kept.length === 0 && cut.length > 1)
      ? [
          `${name}: the meter may be ${(kept.length > 0 ? kept : cut).join(", ")}; choose by its long and short syllables`,
        ]
      : []),
    ...(kept.length === 0 ? [`${name}: its lines are cut by counting; look at where they end`] : []),
  ];
  return { lines: withDandas(kept.length > 0 ? written : cutAt(whole, metres[metre])), metre, questions };
}

/** A verse that lacks a syllable of a common metre, or has one more, may have a slip of the copy. */
function hintFor(counts: readonly number[]) {
  const wanted = total(counts);
  const near = metresOf((lengths) => Math.abs(total(lengths) - wanted) === 1);
  if (near.length === 0) return "look at the text, and at where its lines end";
  const sums = new Set(near.map((name) => total(metres[name])));
  return `${near.join(", ")} would have ${[...sums].join(" or ")} in all and not ${wanted}; look for a slip, or write writtenSyllables`;
}

type MetreName = keyof typeof metres;

const metresOf = (fits: (lengths: readonly number[]) => boolean) =>
  (Object.keys(metres) as MetreName[]).filter((name) => fits(metres[name]));

const total = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Divides a text after as many akṣaras as each line has. A line that ends within a word gets a hyphen. */
function cutAt(text: string, lengths: readonly number[]): string[] {
  const starts = [...text.matchAll(AKSHARA)].map((match) => match.index);
  const first = text.startsWith("ॐ ") ? 1 : 0;
  let end = first;
  return lengths.map((length, place) => {
    const start = place === 0 ? 0 : starts[end];
    end += length;
    const line = text.slice(start, starts[end]);
    return place === lengths.length - 1 || /[\s।॥]$/u.test(line) ? line.trim() : `${line}-`;
  });
}

/** Ends the verse, and the half of a verse with four lines, with a danda where the copy has none. */
const withDandas = (lines: readonly string[]) =>
  lines.map((line, place) => {
    const bare = line.replace(/\s*[।॥]+\s*$/u, "");
    if (place === lines.length - 1) return `${bare} ॥`;
    return line.endsWith("।") || (lines.length === 4 && place === 1) ? `${bare.replace(/-$/u, "")} ।` : line;
  });

const head = `updated:
order:
title:
  en:
sanskritTitle:
deity:
language: sa
description:
  en:
introduction:
  en:
source:
  en:
edition:
  en:
readings:
  en: []
pronunciation:
  en:
tradition:
  en:
instructions:
  en:
verses:
`;

const lastQuestions = [
  "Words that other texts have too keep the sense they have there; case and meaning may be others here.",
  "Write what is empty: title, deity, source, introduction, pronunciation, the translation of each verse.",
  "Compare with two copies, letter by letter; name in readings what differs in sense, and the copies in docs/texts.md.",
  "Then run npm run check; it names each verse whose words do not join, and each sign that the fonts lack.",
];
