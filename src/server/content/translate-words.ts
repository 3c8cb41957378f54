import type { HymnLanguage } from "#model/hymn.ts";
import { joinCompound } from "#model/sandhi/join-words.ts";
import { formOf, senseOf } from "#model/word-sense.ts";
import { isSandhi } from "./word-table.ts";
import { inDevanagari, type GrammarVocabulary } from "./grammar-vocabulary.ts";

/** Tables of words of a text in English and in another language, as both files have them. */
export interface WordTables {
  english: string;
  translated: string;
}

interface Options {
  /** Language of the text. */
  spoken: HymnLanguage;
  vocabulary: GrammarVocabulary | null;
  /** The tables of the other texts of the file, whose words a grammar may quote too, the nearest first. */
  others: readonly WordTables[];
}

interface Translated {
  /** The table with all columns, or null where the lines do not fit. */
  table: string | null;
  /** What is wrong with the lines. */
  faults: string[];
  /** Terms of the grammar, and quoted senses, for which there are no words. */
  unknown: string[];
}

/**
 * Translates a table of words. The file of the language has a line for each word, `word | gloss` or `word | gloss |
 * sense`, and its grammar is made of the English one, unless the gloss brings its own: `gloss: grammar`.
 */
export function translateWords(tables: WordTables, { spoken, vocabulary, others }: Options): Translated {
  const english = linesOf(tables.english);
  const translated = linesOf(tables.translated);
  const faults = findLineFaults(english, translated);
  if (faults.length > 0) return { table: null, faults, unknown: [] };
  const near = [tables, ...others];
  const glossOf = (gloss: string) => {
    for (const each of near) {
      const found = findGloss(each, gloss);
      if (found !== null) return found;
    }
    return null;
  };
  const unknown: string[] = [];
  const lines = english.map((cells, place) => {
    const [word = "", said = "", sense = senseOf({ grammar: said })] = translated[place] ?? [];
    const { stem, grammar, licence } = readEnglish(cells);
    const ofEnglish = formOf({ grammar });
    let shown = said;
    if (!said.includes(":") && ofEnglish !== "" && vocabulary) {
      const made = vocabulary.translate(ofEnglish, { spoken, glossOf });
      unknown.push(...made.unknown);
      shown = `${said}: ${made.text}`;
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

/** A short line has the word, its sense, and where needed the sandhi. */
function readEnglish([word = "", ...cells]: readonly string[]) {
  if (cells.length === 1 || (cells.length === 2 && isSandhi(cells[1] ?? "")))
    return { stem: joinCompound(word), grammar: cells[0] ?? "", licence: cells.slice(1) };
  return { stem: cells[0] ?? "", grammar: cells[1] ?? "", licence: cells.slice(3) };
}

/** Finds what the word says that has an English gloss, or else the word whose gloss contains it. */
function findGloss({ english, translated }: WordTables, gloss: string): string | null {
  const lines = linesOf(translated);
  const glosses = linesOf(english).map((cells) => comparable(senseOf(readEnglish(cells))));
  const wanted = comparable(gloss);
  const whole = glosses.indexOf(wanted);
  const place = whole === -1 ? glosses.findIndex((each) => ` ${each} `.includes(` ${wanted} `)) : whole;
  const said = lines[place]?.[1];
  return said === undefined ? null : senseOf({ grammar: said });
}

const comparable = (gloss: string) =>
  gloss
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}’ ]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
