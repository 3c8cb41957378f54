import { isConsonant, lettersOf, tableOf } from "./letters.ts";

const independent = tableOf("a:अ ā:आ i:इ ī:ई u:उ ū:ऊ ṛ:ऋ ṝ:ॠ ḷ:ऌ e:ए ai:ऐ o:ओ au:औ");
const dependent = tableOf("a: ā:ा i:ि ī:ी u:ु ū:ू ṛ:ृ ṝ:ॄ ḷ:ॢ e:े ai:ै o:ो au:ौ");
const consonants = tableOf(`
  k:क kh:ख g:ग gh:घ ṅ:ङ c:च ch:छ j:ज jh:झ ñ:ञ ṭ:ट ṭh:ठ ḍ:ड ḍh:ढ ṇ:ण t:त th:थ d:द dh:ध n:न p:प ph:फ b:ब
  bh:भ m:म y:य r:र l:ल v:व ś:श ṣ:ष s:स h:ह`);
const signs = tableOf("ṃ:ं ḥ:ः ’:ऽ");

/** Converts IAST without dandas to Devanagari and keeps its spaces. The syllable oṃ becomes the sign ॐ. */
export function toDevanagari(iast: string): string {
  const letters = lettersOf(iast.replaceAll(/(?<![^ ])oṃ(?![^ ])/g, "ॐ"));
  return letters
    .map((letter, place) => {
      const next = letters[place + 1] ?? "";
      const before = letters[place - 1] ?? "";
      const consonant = consonants[letter];
      if (consonant !== undefined) return isVowelSign(next) ? consonant : `${consonant}्`;
      return (isConsonant(before) && before in consonants ? dependent : independent)[letter] ?? signs[letter] ?? letter;
    })
    .join("");
}

const isVowelSign = (letter: string) => letter in dependent;
