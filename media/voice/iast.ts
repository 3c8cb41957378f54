import { type Consonant, isConsonant, isVowel, NASAL_OF, soundOf, type Vowel } from "./phonemes.ts";

/** One sound of a text, with the place of its letter in the text as written. */
export type Sound = { at: number; startsWord: boolean } & (
  | { kind: "vowel"; vowel: Vowel }
  /** `isAnusvara`: written ṃ and sung as the nasal given. */
  | { kind: "consonant"; consonant: Consonant; isAnusvara: boolean }
  | { kind: "visarga" }
);

/** Danda: what closes a line. */
export interface Danda {
  at: number;
  kind: "danda";
}

const TOKEN = /ai|au|[kgcjṭḍtdpb]h|[aāiīuūṛṝḷeokgṅcjñṭḍṇtdnpbmyrlvśṣshṃḥ]|\|+|[\s’'-]+/gu;
const SILENT = /^[\s’'-]/u;
const LETTERS_OF_OM = "oṃ";

interface Token {
  letter: string;
  at: number;
  startsWord: boolean;
  /** The whole word is oṃ: its nasal stays m whatever follows. */
  isOm: boolean;
}

/**
 * Reads an IAST text (NFC, lower case, `|` for dandas, ’ for avagraha) into the sounds to be sung. Throws at a letter
 * that IAST does not have.
 */
export function parseIast(text: string): (Sound | Danda)[] {
  const tokens = tokensOf(text);
  return tokens.map((token, index): Sound | Danda => {
    const { letter, at, startsWord } = token;
    if (letter.startsWith("|")) return { kind: "danda", at };
    if (isVowel(letter)) return { kind: "vowel", vowel: letter, at, startsWord };
    if (letter === "ḥ") return { kind: "visarga", at, startsWord };
    if (letter === "ṃ") {
      const consonant = token.isOm ? "m" : anusvaraBefore(tokens[index + 1]?.letter);
      return { kind: "consonant", consonant, isAnusvara: true, at, startsWord };
    }
    if (isConsonant(letter)) return { kind: "consonant", consonant: letter, isAnusvara: false, at, startsWord };
    throw new Error(`not a letter of IAST: ${letter}`);
  });
}

/** The nasal of the following stop's or nasal's own place, m before everything else and at the end. */
function anusvaraBefore(letter: string | undefined): Consonant {
  if (letter === undefined || !isConsonant(letter)) return "m";
  const next = soundOf(letter);
  return next.manner === "stop" || next.manner === "nasal" ? NASAL_OF[next.place] : "m";
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let read = 0;
  let afterSpace = true;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index !== read) break;
    read += match[0].length;
    if (SILENT.test(match[0])) {
      afterSpace ||= /\s/u.test(match[0]);
      continue;
    }
    const word = text.slice(match.index - (match[0] === "ṃ" ? 1 : 0)).split(/[\s|]/u, 1)[0];
    const isOm = word === LETTERS_OF_OM && (match[0] !== "ṃ" || tokens.at(-1)?.startsWord === true);
    tokens.push({ letter: match[0], at: match.index, startsWord: afterSpace, isOm });
    afterSpace = match[0].startsWith("|");
  }
  if (read !== text.length) throw new Error(`not IAST from "${text.slice(read, read + 8)}" on, in: ${text}`);
  return tokens;
}
