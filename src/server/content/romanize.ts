const table = (pairs: string) =>
  new Map(pairs.split(" ").map((pair) => [pair.slice(0, pair.indexOf(":")), pair.slice(pair.indexOf(":") + 1)]));

const consonants = table(
  "क:k ख:kh ग:g घ:gh ङ:ṅ च:c छ:ch ज:j झ:jh ञ:ñ ट:ṭ ठ:ṭh ड:ḍ ढ:ḍh ण:ṇ त:t थ:th द:d ध:dh न:n प:p फ:ph ब:b भ:bh म:m " +
    "य:y र:r ल:l ळ:ḷ व:v श:ś ष:ṣ स:s ह:h ड\u093c:ṛ ढ\u093c:ṛh",
);
const vowels = table("अ:a आ:ā इ:i ई:ī उ:u ऊ:ū ऋ:ṛ ॠ:ṝ ए:e ऐ:ai ओ:o औ:au ॐ:oṃ");
const signs = table("ा:ā ि:i ी:ī ु:u ू:ū ृ:ṛ ॄ:ṝ ॢ:ḷ े:e ै:ai ो:o ौ:au ्:");
const marks = table("ं:ṃ ः:ḥ ँ:\u0303 ऽ:’ ।:| ॥:||");
/** Matches a followed by i or u, where the two are separate syllables. */
const hiatus = table("इ:ï उ:ü");
const accents = /[\u0951\u0952\u1cda]/g;
const letter = /[डढ]\u093c|./gsu;

/**
 * Converts Devanagari of Sanskrit and Hindi to IAST, letter by letter. Every written a is kept, even if it is not
 * spoken. Accents are left out. The result has ṛ for ड़, the vowel with a tilde for a candrabindu, and ï or ü for i or
 * u after a written a.
 */
export function romanize(devanagari: string): string {
  let roman = "";
  /** True while the last consonant still has its own a, which no sign has replaced. */
  let isOpen = false;
  for (const [sign] of devanagari.normalize("NFC").replaceAll(accents, "").matchAll(letter)) {
    const vowelSign = signs.get(sign);
    if (vowelSign !== undefined) {
      roman += vowelSign;
      isOpen = false;
      continue;
    }
    if (isOpen) roman += "a";
    isOpen = consonants.has(sign);
    const apart = roman.endsWith("a") ? hiatus.get(sign) : undefined;
    roman += consonants.get(sign) ?? apart ?? vowels.get(sign) ?? marks.get(sign) ?? sign;
  }
  return (isOpen ? `${roman}a` : roman).normalize("NFC");
}
