/** The signs of the Vedic accents: a line below a syllable, a stroke above it, and two strokes above a long one. */
export const ANUDATTA = "\u0952";
export const SVARITA = "\u0951";
const LONG_SVARITA = "\u1cda";
export const ACCENT_SIGNS = /[\u0951\u0952\u1cda]/gu;

/**
 * Matches a syllable: consonants bound by virāma and their vowel, or a vowel without a consonant, with nasal, breath
 * and accent.
 */
export const SYLLABLE = /(?:[क-ह]़?्)*(?:[क-ह]़?(?!्)[ा-ौॢॣ]?|[अ-औॠॡॐ])[ऀ-ः॒॑\u1cda]*/gu;

/** The accent of a syllable. Only an independent svarita counts as one, not the fall of the tone after an udātta. */
type Accent = "udātta" | "svarita" | "none";

/**
 * The schools that print accents. The Ṛgveda writes a digit where an udātta follows a svarita. The Taittirīyas do not,
 * so that an unmarked syllable after an independent svarita may be high or not.
 */
export const accentSchools = ["rigveda", "taittiriya"] as const;
export type AccentSchool = (typeof accentSchools)[number];

/** The printed signs have their meaning by what stands before the syllable. */
type Before = "pause" | "low" | "udātta" | "svarita" | "falling";

const OM = "ॐ";

/** Returns the half verses of a text. Each ends with a danda. */
export const halvesOf = (lines: readonly string[]) =>
  lines
    .join("")
    .split(/[।॥]+/u)
    .map((half) => half.trim())
    .filter((half) => half !== "");

/**
 * Reads the accents of a half verse of the Ṛgveda or the Taittirīyas, one for each syllable, from its signs. The signs
 * stand around the accent, not on it: an udātta has no sign, the syllable before it is marked as low and the one after
 * it as falling, and the following syllables have no sign until the next low one. Returns null where the signs
 * contradict each other, where there are none, or where they can be read in two ways.
 */
function readAccents(half: string, school: AccentSchool): Accent[] | null {
  const syllables = half.match(SYLLABLE) ?? [];
  // A digit carries the signs of a svarita that is followed by an udātta.
  if (/[०-९]/u.test(half) || !syllables.some((syllable) => signOf(syllable) !== "")) return null;
  let before: Before = "pause";
  const accents: Accent[] = [];
  for (const syllable of syllables) {
    // An Om before a text is spoken by itself.
    if (syllable === OM) {
      accents.push("none");
      continue;
    }
    const read = readSyllable(signOf(syllable), before, school);
    if (!read) return null;
    accents.push(read.accent);
    before = read.after;
  }
  return before === "low" ? null : accents;
}

interface Read {
  accent: Accent;
  after: Before;
}

function readSyllable(sign: string, before: Before, school: AccentSchool): Read | null {
  const isFalling = before === "falling" || before === "svarita";
  if (sign === ANUDATTA) return { accent: "none", after: "low" };
  if (sign === "" && !isFalling) return { accent: "udātta", after: "udātta" };
  if (sign === "") return before === "svarita" && school !== "rigveda" ? null : { accent: "none", after: "falling" };
  if (isFalling || (sign !== SVARITA && sign !== LONG_SVARITA)) return null;
  return before === "udātta" ? { accent: "none", after: "falling" } : { accent: "svarita", after: "svarita" };
}

const signOf = (syllable: string) => (syllable.match(ACCENT_SIGNS) ?? []).join("");

/**
 * Matches a vowel of IAST. A ḷ is a vowel if no other vowel stands next to it; otherwise it is a consonant of the
 * Ṛgveda.
 */
const VOWEL = /[aā](?:[iu](?!\u0308))?|[iīuūïüṛṝeo]|(?<![aāiīuūṛeo])ḷ(?![haāiīuūṛeo])/gu;

const marks: Record<Accent, string> = { udātta: "\u0301", svarita: "\u0300", none: "" };

/** A text in both scripts, divided into the same lines. */
interface InLines {
  sanskrit: readonly string[];
  transliteration: readonly string[];
}

/**
 * Writes the accents of Devanagari on its transliteration, as scholars do: an udātta as an acute, a svarita as a grave.
 * Returns null where a text has no accents, or where its signs can be read in two ways.
 */
export function accentTransliteration({ sanskrit, transliteration }: InLines, school: AccentSchool): string[] | null {
  const accents = halvesOf(sanskrit).map((half) => readAccents(half, school));
  if (accents.includes(null)) return null;
  const ofSyllables = accents.flatMap((half) => half ?? []);
  let place = 0;
  const lines = transliteration.map((line) =>
    line.replaceAll(VOWEL, (vowel) => vowel + marks[ofSyllables[place++] ?? "none"]).normalize("NFC"),
  );
  return place === ofSyllables.length ? lines : null;
}
