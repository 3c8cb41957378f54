import { z } from "zod";
import type { HymnLanguage } from "#model/hymn.ts";
import { toDevanagari } from "#model/sandhi/devanagari.ts";
import { flap } from "#model/silent-a.ts";
import { Text } from "./text-files.ts";

/** The words with which a language describes grammar: content/{language}/grammar.yaml. */
export const GrammarFile = z.strictObject({
  /** Translations of single terms of the English grammar. */
  terms: z.record(Text, Text),
  /**
   * Translations of terms with a variable part: {gloss} for the quoted meaning of another word, or {word} for a word or
   * an ending in IAST.
   */
  patterns: z.record(Text, Text),
  /** Translations of quoted meanings that no word of the text has. */
  glosses: z.record(Text, Text),
  /** Translations of what stands next to the stem of a word. */
  stems: z.record(Text, Text),
});
export type GrammarFile = z.infer<typeof GrammarFile>;

interface Place {
  /** The language of the text that contains the word. */
  spoken: HymnLanguage;
  /**
   * Finds the translation of a word by its English gloss; the result is null where no word of the text has that gloss.
   */
  glossOf: (english: string) => string | null;
}

export type GrammarVocabulary = ReturnType<typeof createGrammarVocabulary>;

/** Creates the translator of grammar, which works term by term. */
export function createGrammarVocabulary(file: GrammarFile) {
  const patterns = Object.entries(file.patterns).map(([english, translated]) => ({
    matches: new RegExp(
      `^${escaped(english).replaceAll("{gloss}", "“([^”]*)”").replaceAll("{word}", "([^\\s“”()]+)")}$`,
      "u",
    ),
    holes: Array.from(english.matchAll(/\{(gloss|word)\}/g), ([, hole]) => hole),
    translated,
  }));

  function toTerm(term: string, { spoken, glossOf }: Place, unknown: string[]): string {
    const known = file.terms[term];
    if (known !== undefined) return known;
    for (const { matches, holes, translated } of patterns) {
      const found = matches.exec(term);
      if (!found) continue;
      const filled = holes.map((hole, place) => {
        const written = found[place + 1] ?? "";
        if (hole === "word") return inDevanagari(written, spoken);
        const gloss = glossOf(written) ?? file.glosses[written];
        if (gloss === undefined) unknown.push(`“${written}”`);
        return `“${gloss ?? written}”`;
      });
      return filled.reduce((text, value) => text.replace(/\{(?:gloss|word)\}/, () => value), translated);
    }
    unknown.push(term);
    return term;
  }

  /** Returns the translated grammar, and the terms and meanings for which the vocabulary has no words. */
  function translate(grammar: string, place: Place): { text: string; unknown: string[] } {
    const unknown: string[] = [];
    const text = grammar
      .split(betweenTerms)
      .map((part, at) => (at % 2 === 0 ? toTerm(part, place, unknown) : part))
      .join("");
    return { text, unknown };
  }

  /** Returns a stem in Devanagari. */
  const toStem = (stem: string, spoken: HymnLanguage) =>
    stem
      .split(/(\([^)]*\)|, |(?<= )(?:or|in tradition)(?= ))/)
      .map((part) => file.stems[part.trim()] ?? (part === ", " ? part : inDevanagari(part, spoken)))
      .join(" ")
      .replaceAll(/\s+/g, " ")
      .replaceAll(" ,", ",")
      .trim();

  return { translate, toStem };
}

/** Matches commas and semicolons, except within quotation marks and brackets. */
const betweenTerms = /([,;] )(?![^“]*”|[^(]*\))/u;

const escaped = (text: string) => text.replaceAll(/[.*+?^$()[\]\\|]/g, "\\$&");

const nasal = "\u0303";
const candrabindu = "\u0901";
const nukta = "\u093c";

/** Converts IAST of Sanskrit or of a living language to Devanagari. Hyphens and brackets stay. */
export function inDevanagari(iast: string, spoken: HymnLanguage): string {
  if (spoken === "sa") return withVowels(toDevanagari(iast.normalize("NFC")));
  const apart = iast.replaceAll(/[ãẽĩõũ]/g, (letter) => letter.normalize("NFD"));
  const [first = "", ...flaps] = apart.split(flap);
  const rest = flaps.map((piece) => toDevanagari(`ḍ${piece}`).replace(/^./u, `$&${nukta}`));
  return withVowels([toDevanagari(first), ...rest].join(""));
}

const withVowels = (text: string) =>
  text.replaceAll(nasal, candrabindu).replaceAll("ï", "इ").replaceAll("ü", "उ").normalize("NFC");
