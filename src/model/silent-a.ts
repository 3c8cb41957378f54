/**
 * This file finds the short a's that Awadhi, Hindi, Braj and Marathi write but do not pronounce. They stand at the end
 * of a word, or between VC and CV (V is a vowel, C a consonant), and are looked for from the end of the word (M. Ohala,
 * Aspects of Hindi Phonology, 1983).
 */

interface Letter {
  text: string;
  kind: "vowel" | "consonant" | "nasal" | "breath";
  at: number;
}

const token = /m\u0310|ai|au|[kgcjṭḍtdpb]h|\u0303|[ãĩũẽõ]|[aāiīuūṛṝeoïükgṅcjñṭḍṇtdnpbmyrlvśṣshḷṃḥ]/gu;
const vowel = /^(?:ai|au|[aāiīuūṛṝeoïü])$/u;
const nasalVowel = /^[ãĩũẽõ]$/u;
const longVowel = /^(?:ai|au|[āīūṝeo])$/u;
const stop = /^[kgcjṭḍtdpb]h?$/u;
const approximant = /^[ylv]$/u;
const nasalOrSibilant = /^[ṅñṇnmśṣsl]$/u;

/** Matches a flap. After a vowel, ṛ is a consonant of the living languages, not the vowel ṛ of Sanskrit. */
export const flap = /(?<=[aāiīuūeoïüãĩũẽõ]|\u0303)ṛ/gu;

/** These stems are exceptions: all their a's are pronounced. */
const spokenInFull = /^kesar/u;

/** Returns the IAST without its silent a's. */
export function withoutSilentA(iast: string): string {
  const silent = findSilentA(iast);
  return iast.replaceAll(/./gsu, (letter, at: number) => (silent.has(at) ? "" : letter));
}

/** Returns the positions of the silent a's in an IAST text (NFC, lower case, with `|` for dandas). */
export const findSilentA = (iast: string): ReadonlySet<number> =>
  new Set(
    Array.from(iast.matchAll(/[^\s|,;’'-]+/gu)).flatMap(({ 0: word, index }) =>
      silentIn(lettersOf(word), word).map((at) => index + at),
    ),
  );

function lettersOf(word: string): Letter[] {
  const tokens = Array.from(word.matchAll(token), ({ 0: text, index }) => ({ text, at: index }));
  const flaps = new Set(Array.from(word.matchAll(flap), ({ index }) => index));
  return tokens.flatMap(({ text, at }, place): Letter[] => {
    const next = tokens[place + 1]?.text;
    if (nasalVowel.test(text))
      return [
        { text, kind: "vowel", at },
        { text: "", kind: "nasal", at },
      ];
    if (text === "\u0303" || text === "m\u0310") return [{ text, kind: "nasal", at }];
    if (text === "ḥ") return [{ text, kind: "breath", at }];
    if (text === "ṃ")
      return [{ text, kind: isNasalization(tokens[place - 1]?.text, next) ? "nasal" : "consonant", at }];
    if (flaps.has(at)) return [{ text: "r", kind: "consonant", at }];
    if (text === "ñ" && tokens[place - 1]?.text === "j") return [{ text: "y", kind: "consonant", at }];
    return [{ text, kind: vowel.test(text) ? "vowel" : "consonant", at }];
  });
}

/**
 * Returns true if ṃ only makes the vowel before it nasal. It does so at the end of a word, and after a long vowel
 * unless a stop follows.
 */
const isNasalization = (before = "", next?: string) =>
  next === undefined || (longVowel.test(before) && !stop.test(next));

/** Returns the positions of the silent a's of one word. */
function silentIn(letters: readonly Letter[], word: string): number[] {
  const left = [...letters];
  const silent: number[] = [];
  const drop = (index: number) => silent.push(...left.splice(index, 1).map(({ at }) => at));
  if (isSilentAtEnd(left)) drop(left.length - 1);
  if (spokenInFull.test(word)) return silent;
  for (let index = left.length - 3; index >= 2; index--) {
    const isBetween = isShortA(left[index]) && isConsonant(left[index - 1]) && isConsonant(left[index + 1]);
    if (isBetween && left[index - 2]?.kind === "vowel" && carriesWeight(left, index + 2)) drop(index);
  }
  return silent;
}

/**
 * Returns true if the vowel is strong enough for the one before it to be silent. A short i or u at the end of a word is
 * too weak (kumati).
 */
function carriesWeight(letters: readonly Letter[], index: number) {
  const letter = letters[index];
  return letter?.kind === "vowel" && (index < letters.length - 1 || longVowel.test(letter.text));
}

/**
 * Returns true if a final a is silent: after one consonant, or after two of which the second is more closed. It is
 * silent in ānanda and dharma, but not in mantra and satya.
 */
function isSilentAtEnd(letters: readonly Letter[]) {
  const [before, first, second, last] = [letters.at(-4), letters.at(-3), letters.at(-2), letters.at(-1)];
  if (!isShortA(last) || !second || !isConsonant(second)) return false;
  if (first?.kind === "vowel" || first?.kind === "nasal") return true;
  if (before?.kind !== "vowel" || first?.kind !== "consonant") return false;
  if (first.text === "r") return !approximant.test(second.text);
  const isOpener = nasalOrSibilant.test(first.text) || first.text === "ṃ";
  return isOpener && stop.test(second.text);
}

const isShortA = (letter: Letter | undefined) => letter?.text === "a";
const isConsonant = (letter: Letter | undefined) => letter?.kind === "consonant";
