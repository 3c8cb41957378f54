import { z } from "zod";
import { joinCompound, sandhiLicences, type SandhiLicence } from "#model/sandhi/join-words.ts";

export interface WrittenWord {
  word: string;
  stem: string;
  grammar: string;
  meaning: string;
  licence?: SandhiLicence | undefined;
}

/**
 * Matches IAST in NFC, with the nasal vowels of the living languages. A hyphen stands between the members of a
 * compound.
 */
const WORD = /^(?:[a-zāīūṛṝḷṃḥṅñṭḍṇśṣãẽĩõũïü’-]|\u0303)+$/u;

const columns = ["word", "stem", "grammar", "meaning"] as const;
const shortColumns = ["word", "meaning"] as const;

/**
 * A table of the words of a text with a line for each: word | stem | grammar | meaning | sandhi. The sandhi may be left
 * out. A name among a thousand has a shorter line: word | meaning | sandhi.
 */
export const WordTable = z
  .string()
  .trim()
  .min(1)
  .transform((written, context): WrittenWord[] =>
    written.split("\n").flatMap((line, place) => {
      const cells = line.split("|").map((cell) => cell.trim());
      const fault = findCellFault(cells);
      if (fault === null) return readCells(cells);
      context.addIssue({ code: "custom", message: `line ${place + 1} ${fault}` });
      return [];
    }),
  );

/** A line of three cells is a short one if its last cell names a sandhi, and is therefore no grammar. */
const isShort = (cells: readonly string[]) => cells.length === 2 || (cells.length === 3 && isSandhi(cells[2] ?? ""));

function findCellFault(cells: readonly string[]) {
  const [word = ""] = cells;
  const named = isShort(cells) ? shortColumns : columns;
  const empty = named.find((_, place) => !cells[place]);
  if (empty) return `has no ${empty}: it is word | stem | grammar | meaning, and where needed | sandhi`;
  if (cells.length > columns.length + 1) return "has more than five columns";
  if (!WORD.test(word)) return `"${word}" must be one word in small letters of IAST`;
  if (isShort(cells) && cells[1]?.includes(":")) return "has a colon, which only a grammar has";
  const licence = cells[named.length];
  if (licence !== undefined && !isSandhi(licence)) return `"${licence}" must be one of ${sandhiLicences.join(", ")}`;
  return null;
}

function readCells(cells: readonly string[]): WrittenWord {
  const [word = "", stem = "", grammar = "", meaning = "", licence] = isShort(cells) ? fill(cells) : cells;
  const written = { word, stem, grammar, meaning };
  return licence !== undefined && isSandhi(licence) ? { ...written, licence } : written;
}

/** A short line has only the sense, which is put where a whole line has grammar and meaning. */
const fill = ([word = "", meaning = "", ...licence]: readonly string[]) => [
  word,
  joinCompound(word),
  meaning,
  meaning,
  ...licence,
];

export const isSandhi = (text: string): text is SandhiLicence => (sandhiLicences as readonly string[]).includes(text);
