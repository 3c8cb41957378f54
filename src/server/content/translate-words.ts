import type { HymnLanguage } from "#model/hymn.ts";
import { joinCompound } from "#model/sandhi/join-words.ts";
import { formOf, senseOf } from "#model/word-sense.ts";
import { isSandhi } from "./word-table.ts";
import { inDevanagari, type GrammarVocabulary } from "./grammar-vocabulary.ts";

/** The tables of words of a text, in English and in another language, as the two files have them. */
export interface WordTables {
  english: string;
  translated: string;
}

interface Options {
  /** Language of the text. */
  spoken: HymnLanguage;
  vocabulary: GrammarVocabulary | null;
  /** The tables of the other texts of the file, the nearest first. A grammar may quote their words too. */
  others: readonly WordTables[];
}

interface Translated {
  /** The table with all columns; null where the lines of the two files do not fit together. */
  table: string | null;
  /** What is wrong with the lines. */
  faults: string[];
  /** The terms of the grammar and the quoted meanings for which the vocabulary has no words. */
  unknown: string[];
}

/**
 * Translates a table of words. The file of the language has a line for each word, `word | gloss` or `word | gloss |
 * sense`. The grammar is translated from the English one, unless the gloss brings its own: `gloss: grammar`.
 */
export function translateWords(tables: WordTables, { spoken, vocabulary, others }: Options): Translated {
  const english = linesOf(tables.english);
  const translated = linesOf(tables.translated);
  const faults = findLineFaults(english, translated);
  if (faults.length > 0) return { table: null, faults, unknown: [] };
  const glossOf = (gloss: string) =>
    findGloss(tables, isGloss(gloss)) ?? findGloss(tables, hasGloss(gloss)) ?? firstOf(others, isGloss(gloss));
  const unknown: string[] = [];
  const lines = english.map((cells, place) => {
    const [word = "", said = "", sense = senseOf({ grammar: said })] = translated[place] ?? [];
    const { stem, grammar, licence } = readEnglish(cells);
    const ofEnglish = formOf({ grammar });
    let shown = said;
    if (!said.includes(":") && ofEnglish !== "" && vocabulary) {
      const made = vocabulary.translate(ofEnglish, { spoken, glossOf });
      unknown.push(...made.unknown);
      // A part of the grammar that only quotes the gloss itself would say the same twice, so it is left out.
      const same = `“${said}”`;
      const other = made.text.endsWith(`, ${same}`) ? made.text.slice(0, -same.length - 2) : made.text;
      shown = other === same ? said : `${said}: ${other}`;
    }
    const inScript = vocabulary ? vocabulary.toStem(stem, spoken) : inDevanagari(stem, spoken);
    return [word, inScript, shown, sense, ...licence].join(" | ");
  });
  return { table: lines.join("\n"), faults, unknown };
}

function findLineFaults(english: readonly string[][], translated: readonly string[][]): string[] {
  if (english.length !== translated.length)
    return [`has ${translated.length} lines, but there are ${english.length} words`];
  return translated.flatMap(([word = "", ...cells], place) => {
    const wanted = english[place]?.[0] ?? "";
    const line = `line ${place + 1}`;
    if (word !== wanted) return [`${line} begins with "${word}", but the word is "${wanted}"`];
    if (cells.length === 0 || cells.length > 2 || cells.includes(""))
      return [`${line} must be word | gloss, or word | gloss | sense`];
    return [];
  });
}

const linesOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));

/** A short line has the word, its sense, and the sandhi where it is needed. */
function readEnglish([word = "", ...cells]: readonly string[]) {
  if (cells.length === 1 || (cells.length === 2 && isSandhi(cells[1] ?? "")))
    return { stem: joinCompound(word), grammar: cells[0] ?? "", licence: cells.slice(1) };
  return { stem: cells[0] ?? "", grammar: cells[1] ?? "", licence: cells.slice(3) };
}

/** Finds the translation of the word whose English gloss is meant. The shortest one is taken. */
function findGloss({ english, translated }: WordTables, isMeant: (gloss: string) => boolean): string | null {
  const glosses = linesOf(english).map((cells) => comparable(senseOf(readEnglish(cells))));
  const [shortest] = glosses.filter(isMeant).toSorted((one, other) => one.length - other.length);
  const said = shortest === undefined ? undefined : linesOf(translated)[glosses.indexOf(shortest)]?.[1];
  return said === undefined ? null : senseOf({ grammar: said });
}

function firstOf(tables: readonly WordTables[], isMeant: (gloss: string) => boolean): string | null {
  for (const each of tables) {
    const found = findGloss(each, isMeant);
    if (found !== null) return found;
  }
  return null;
}

const isGloss = (wanted: string) => {
  const compared = comparable(wanted);
  return (gloss: string) => gloss === compared;
};

const hasGloss = (wanted: string) => {
  const compared = ` ${comparable(wanted)} `;
  return (gloss: string) => ` ${gloss} `.includes(compared);
};

const comparable = (gloss: string) =>
  gloss
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}’ ]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
