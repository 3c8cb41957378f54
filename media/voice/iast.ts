import { findSilentA } from "../../src/model/silent-a.ts";
import { type Consonant, isConsonant, isVowel, NASAL_OF, soundOf, type Vowel, VOWELS } from "./phonemes.ts";
import type { Language } from "./sung-text.ts";

/** A sound of a text, with the place of its letter in the text as written. */
export type Sound = { at: number; startsWord: boolean } &
  /** `isSilent` marks an a that is written but not sung. Its time is added to the vowel before it. */
  (
    | { kind: "vowel"; vowel: Vowel; isSilent: boolean }
    /** `isAnusvara` marks a nasal that is written ṃ. */
    | { kind: "consonant"; consonant: Consonant; isAnusvara: boolean }
    | { kind: "visarga" }
    /** A candrabindu makes the vowel before it nasal. */
    | { kind: "nasalization" }
  );

/** A danda ends a line. */
export interface Danda {
  at: number;
  kind: "danda";
}

const TOKEN =
  /m\u0310|ai|au|[kgcjṭḍtdpb]h|[aāiīuūṛṝḷeoïükgṅcjñṭḍṇtdnpbmyrlvśṣshṃḥãĩũẽõ]|\u0303|\|+|(?:[\s,;’'-]|\u0331|\u030d|\u0951|\u0952)+/gu;
const SILENT = /^(?:[\s,;’'-]|\u0331|\u030d|\u0951|\u0952)/u;
const CANDRABINDU = new Set(["m\u0310", "\u0303"]);
/** Unicode has these vowels composed with their tilde. */
const NASAL_VOWELS: Record<string, Vowel> = { ã: "a", ĩ: "i", ũ: "u", ẽ: "e", õ: "o" };
/** These vowels begin a syllable of their own after a, so IAST writes them with a diaeresis. */
const HIATUS: Record<string, Vowel> = { ï: "i", ü: "u" };
const LETTERS_OF_OM = "oṃ";

interface Token {
  letter: string;
  at: number;
  startsWord: boolean;
  /** The flag is true if the whole word is oṃ, whose nasal stays m before every sound. */
  isOm: boolean;
}

/**
 * Reads an IAST text (NFC, lower case, `|` for dandas, ’ for avagraha, m̐ or a tilde for candrabindu) into the sounds
 * to be sung. Marks of accents are ignored. Throws for a letter that IAST does not have.
 */
export function parseIast(text: string, language: Language = "sanskrit"): (Sound | Danda)[] {
  const tokens = tokensOf(text);
  const sounds = tokens.flatMap((token, index) => soundsAt(tokens, index, language, token));
  return language === "awadhi" ? silenced(sounds, text) : sounds;
}

function soundsAt(tokens: readonly Token[], index: number, language: Language, token: Token): (Sound | Danda)[] {
  const { letter, at, startsWord } = token;
  const next = tokens[index + 1];
  const consonant = (sung: Consonant, isAnusvara = false): Sound => ({
    kind: "consonant",
    consonant: sung,
    isAnusvara,
    at,
    startsWord,
  });
  const nasalization: Sound = { kind: "nasalization", at, startsWord: false };
  const nasalVowel = NASAL_VOWELS[letter];
  if (letter.startsWith("|")) return [{ kind: "danda", at }];
  if (CANDRABINDU.has(letter)) return [nasalization];
  if (nasalVowel) return [{ kind: "vowel", vowel: nasalVowel, isSilent: false, at, startsWord }, nasalization];
  if (letter === "ḥ") return [{ kind: "visarga", at, startsWord }];
  if (letter === "ṃ") {
    if (token.isOm) return [consonant("m", true)];
    if (language === "awadhi" && isNasalized(tokens[index - 1], next)) return [nasalization];
    return [consonant(anusvaraBefore(next?.letter), true)];
  }
  if (language === "awadhi") {
    if (letter === "j" && next?.letter === "ñ") return [consonant("g")];
    if (letter === "ñ" && tokens[index - 1]?.letter === "j") return [consonant("y")];
    const afterFlap = next?.letter === "h" ? tokens[index + 2] : next;
    const before = tokens[index - 1]?.letter ?? "";
    const isAfterVowel = isVowelLetter(before) || before === "\u0303";
    if (letter === "ṛ" && isAfterVowel && !startsWord && afterFlap && isVowelLetter(afterFlap.letter))
      return [consonant("ɽ")];
  }
  // This is ळ, which the Ṛgveda has for ḍ between vowels.
  if (letter === "ḷ" && next && isVowelLetter(next.letter)) return [consonant("ɽ")];
  const apart = HIATUS[letter];
  if (apart) return [{ kind: "vowel", vowel: apart, isSilent: false, at, startsWord }];
  if (isVowel(letter)) return [{ kind: "vowel", vowel: letter, isSilent: false, at, startsWord }];
  if (isConsonant(letter)) return [consonant(letter)];
  throw new Error(`not a letter of IAST: ${letter}`);
}

function isVowelLetter(letter: string): boolean {
  return isVowel(letter) || letter in NASAL_VOWELS;
}

/**
 * Returns true for an Awadhi anusvāra that only makes the vowel nasal: at the end of a word, or after a long vowel
 * without a stop after it.
 */
function isNasalized(before: Token | undefined, next: Token | undefined): boolean {
  if (!next || next.startsWord || next.letter.startsWith("|")) return true;
  const isLong = before !== undefined && isVowel(before.letter) && VOWELS[before.letter].isLong;
  return isLong && !(isConsonant(next.letter) && soundOf(next.letter).manner === "stop");
}

function silenced(sounds: readonly (Sound | Danda)[], text: string): (Sound | Danda)[] {
  const silent = findSilentA(text);
  return sounds.map((sound) => (sound.kind === "vowel" && silent.has(sound.at) ? { ...sound, isSilent: true } : sound));
}
/** Returns the nasal made at the place of the following stop or nasal, and m in all other cases. */
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
