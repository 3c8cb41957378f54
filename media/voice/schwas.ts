import { type Consonant, soundOf, VOWELS } from "./phonemes.ts";
import type { Danda, Sound } from "./iast.ts";

/** Stems that are sung in full against the rule. */
const SUNG_IN_FULL = [/^kesar/u];

type Letter = Sound & { kind: "vowel" | "consonant" };

/**
 * Places of the short a's that Awadhi does not sing: at the end of a word, and between a vowel with one consonant and
 * one consonant with a vowel, found from the end of the word (M. Ohala, Aspects of Hindi Phonology, 1983).
 */
export function findSilentSchwas(sounds: readonly (Sound | Danda)[]): Set<number> {
  return new Set(wordsOf(sounds).flatMap(silentIn));
}

/** Vowels and consonants word by word; what is nasalized or breathed keeps its vowel and stands as such. */
function wordsOf(sounds: readonly (Sound | Danda)[]): Sound[][] {
  const words: Sound[][] = [];
  for (const sound of sounds) {
    if (sound.kind === "danda") words.push([]);
    else if (sound.startsWord || words.length === 0) words.push([sound]);
    else words.at(-1)?.push(sound);
  }
  return words.filter((word) => word.length > 0);
}

function silentIn(word: readonly Sound[]): number[] {
  const spelled = word
    .map((sound) => (sound.kind === "vowel" ? sound.vowel : sound.kind === "consonant" ? sound.consonant : ""))
    .join("");
  const isKept = SUNG_IN_FULL.some((stem) => stem.test(spelled));
  const left = [...word];
  const silent: number[] = [];
  const drop = (index: number) => {
    const sound = left[index];
    if (sound) silent.push(sound.at);
    left.splice(index, 1);
  };
  if (dropsAtEnd(left)) drop(left.length - 1);
  if (isKept) return silent;
  for (let index = left.length - 3; index >= 2; index--) {
    const isBetween = isSchwa(left[index]) && isConsonant(left[index - 1]) && isConsonant(left[index + 1]);
    if (isBetween && left[index - 2]?.kind === "vowel" && carriesWeight(left, index + 2)) drop(index);
  }
  return silent;
}

/** A vowel that can do without the one before it: a short i or u at the end of a word is too weak (kumati). */
function carriesWeight(word: readonly Sound[], index: number): boolean {
  const sound = word[index];
  return sound?.kind === "vowel" && (index < word.length - 1 || VOWELS[sound.vowel].isLong);
}

const isSchwa = (sound: Sound | undefined) => sound?.kind === "vowel" && sound.vowel === "a";
const isConsonant = (sound: Sound | undefined): sound is Letter & { kind: "consonant" } => sound?.kind === "consonant";

/** After one consonant, or two of which the second closes the mouth more: ānanda, dharma; but mantra and satya stay. */
function dropsAtEnd(word: readonly Sound[]): boolean {
  const [before, first, second, last] = [word.at(-4), word.at(-3), word.at(-2), word.at(-1)];
  if (!isSchwa(last) || !isConsonant(second)) return false;
  if (first?.kind === "vowel" || first?.kind === "nasalization") return true;
  return before?.kind === "vowel" && isConsonant(first) && closesMore(first.consonant, second.consonant);
}

function closesMore(first: Consonant, second: Consonant): boolean {
  const [opener, closer] = [soundOf(first), soundOf(second)];
  if (opener.manner === "tap") return closer.manner !== "approximant";
  return (opener.manner === "nasal" || opener.manner === "sibilant" || first === "l") && closer.manner === "stop";
}
