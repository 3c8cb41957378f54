import type { HymnLanguage } from "#model/hymn.ts";
import { languages, mainLanguage, type Language } from "#model/languages.ts";
import type { GrammarVocabulary } from "./grammar-vocabulary.ts";
import { translateWords, type WordTables } from "./translate-words.ts";

/** A value that has keys in its YAML file. */
type Fields = Readonly<Record<string, unknown>>;

/** The main language is not among these; all files are written in it first. */
export const translatedLanguages = languages.filter((language) => language !== mainLanguage);

export interface TranslatedFile {
  language: Language;
  vocabulary: GrammarVocabulary | null;
  /** Reports what is wrong with the file of the language. */
  fault: (problem: string) => void;
  /** Reports what the language lacks. English is shown in its place. */
  lack: (problem: string) => void;
}

/**
 * Adds the texts of a language to the English ones of a file. The file of the language has the same keys, but only
 * those of texts. Where the English file has a list of named members, it has keys: an id, the part of a verse or its
 * number.
 */
export function addTranslations(english: unknown, translated: unknown, into: TranslatedFile): unknown {
  const spoken = isFields(english) && typeof english["language"] === "string" ? english["language"] : "sa";
  const tables = listTables(english, translated);

  function add(written: unknown, other: unknown, path: readonly string[]): unknown {
    if (isText(written)) return addText(written, other, path);
    if (!hasTexts(written)) return written;
    if (other === undefined) {
      into.lack(`${path.join(".")} is missing`.trim());
      return written;
    }
    if (!isFields(other)) {
      into.fault(`${path.join(".")} must have the keys of the English file`);
      return written;
    }
    const entries = entriesOf(written);
    const known = new Set(entries.filter(([, value]) => hasTexts(value)).map(([key]) => key));
    for (const key of Object.keys(other)) {
      if (!known.has(key) && key !== otherNames) into.fault(`has ${[...path, key].join(".")}, which is no text`);
    }
    const added = entries.map(([key, value]) => [key, add(value, other[key], [...path, key])] as const);
    if (Array.isArray(written)) return added.map(([, value]) => value);
    return { ...Object.fromEntries(added), ...namesOf(written, other) };
  }

  function addText(written: Fields, other: unknown, path: readonly string[]) {
    const text = written[mainLanguage];
    if (into.language in written) {
      into.fault(`${path.join(".")} stands in the file of the main language`);
      return { [mainLanguage]: text };
    }
    if (other === undefined) {
      if (!Array.isArray(text) || text.length > 0) into.lack(`${path.join(".")} is missing`);
      return written;
    }
    if (path.at(-1) !== "words") return { ...written, [into.language]: other };
    const words = addWords(text, other, path);
    return words === null ? written : { ...written, [into.language]: words };
  }

  function addWords(text: unknown, other: unknown, path: readonly string[]) {
    if (typeof text !== "string" || typeof other !== "string") {
      into.fault(`${path.join(".")} must be lines of words`);
      return null;
    }
    const own = tables.findIndex(({ english }) => english === text);
    const distanceOf = (table: WordTables) => Math.abs(tables.indexOf(table) - own);
    const others = tables.toSorted((one, another) => distanceOf(one) - distanceOf(another));
    // The schema of the file is applied afterwards, and checks the language of the hymn.
    const made = translateWords(
      { english: text, translated: other },
      { spoken: spoken as HymnLanguage, vocabulary: into.vocabulary, others },
    );
    for (const fault of made.faults) into.fault(`${path.join(".")} ${fault}`);
    for (const term of new Set(made.unknown)) into.lack(`${path.join(".")} needs a word for ${term} in grammar.yaml`);
    return made.table;
  }

  return add(english, translated, []);
}

/** Names that people search for are one list for all languages. */
const otherNames = "otherNames";

function namesOf(written: unknown, other: Fields) {
  const own = isFields(written) ? written[otherNames] : undefined;
  const names = [own, other[otherNames]].filter(Array.isArray).flat();
  return names.length > 0 ? { [otherNames]: names } : {};
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is Fields => isFields(value) && mainLanguage in value;

export const hasTexts = (value: unknown): boolean =>
  isText(value) || (typeof value === "object" && value !== null && Object.values(value).some(hasTexts));

/** Returns members with their keys. A verse without a part is counted from 1. */
function entriesOf(written: unknown): [string, unknown][] {
  if (!Array.isArray(written)) return Object.entries(written ?? {});
  let number = 0;
  return written.map((member: unknown, place) => {
    if (!isFields(member)) return [String(place), member];
    const name = member["id"] ?? member["part"];
    if (name !== undefined) return [String(name), member];
    return ["sanskrit" in member ? String(++number) : String(place), member];
  });
}

/** Lists the tables of words of a file, in the order of its verses. */
function listTables(english: unknown, translated: unknown): WordTables[] {
  if (!isFields(translated) || typeof english !== "object" || english === null) return [];
  return entriesOf(english).flatMap(([key, value]) => {
    if (key !== "words" || !isText(value)) return listTables(value, translated[key]);
    const text = value[mainLanguage];
    const other = translated[key];
    return typeof text === "string" && typeof other === "string" ? [{ english: text, translated: other }] : [];
  });
}
