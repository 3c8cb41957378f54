import { z } from "zod";
import type { HymnLanguage } from "#model/hymn.ts";
import { toDevanagari } from "#model/sandhi/devanagari.ts";
import { flap } from "#model/silent-a.ts";
import { Text } from "./text-files.ts";

/** Words of a language for the grammar of the words of a text: content/{language}/grammar.yaml. */
export const GrammarFile = z.strictObject({
  /** Terms as the English grammar has them. */
  terms: z.record(Text, Text),
  /** Terms with {gloss} for what another word says, in quotation marks, or {word} for a word or an ending in IAST. */
  patterns: z.record(Text, Text),
  /** Quoted senses that no word of the text has. */
  glosses: z.record(Text, Text),
  /** What stands beside the stem of a word. */
  stems: z.record(Text, Text),
});
export type GrammarFile = z.infer<typeof GrammarFile>;

interface Place {
  /** Language of the text that has the word. */
  spoken: HymnLanguage;
  /** Finds what the word of this English gloss says; null where no word of the text has it. */
  glossOf: (english: string) => string | null;
}

export type GrammarVocabulary = ReturnType<typeof createGrammarVocabulary>;

/** Creates what translates the grammar of words, term by term. */
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

  /** Returns the grammar in the language, and the terms and senses for which it has no words. */
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

/** Commas and semicolons, but for those in quotation marks and in brackets. */
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
