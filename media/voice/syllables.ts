import { parseIast, type Sound } from "./iast.ts";
import { type Consonant, VOWELS, type Vowel } from "./phonemes.ts";
import type { Language, SungText } from "./sung-text.ts";

/**
 * A consonant as it is sung. The visarga has its own `kind`, because it is a breath and not a letter of the alphabet
 * proper.
 */
export type Coda = { kind: "consonant"; consonant: Consonant; isAnusvara: boolean } | { kind: "visarga" };

/** A syllable as the metre counts it: one vowel, the consonants before it, and those that close it. */
export interface Syllable {
  onset: Consonant[];
  vowel: Vowel;
  coda: Coda[];
  /** The flag is true for a heavy syllable, which has a long vowel or is closed by a consonant. */
  isGuru: boolean;
  /** The index of its first letter in the text. */
  at: number;
  /** The flag is true if its onset or vowel is the first letter of a word. */
  startsWord: boolean;
  /** The flag is true if a danda or the end of the text follows. */
  endsLine: boolean;
  isOm: boolean;
  /** The flag is true for a word of one syllable closed by anusvāra, such as śrīṃ or gaṃ. */
  isSeed: boolean;
  /** The flag is true if the vowel is nasal. */
  isNasal: boolean;
  /** The number of a's after the syllable that are written but not sung. Each adds its mātrā to the syllable. */
  silentSchwas: number;
}

interface Draft extends Omit<Syllable, "isGuru" | "isOm" | "isSeed"> {
  isClosed: boolean;
}

/** The properties of a text, except its letters, that decide its syllables. */
export type Prosody = Pick<SungText, "language" | "lightSyllables">;

/**
 * Returns the syllables as they are sung. Of several consonants between two vowels the first closes the syllable before
 * them (ban-dha, lak-ṣmyai), also across a space; anusvāra and visarga always do. Consonants that begin a word stay
 * together, but they still make the syllable before them heavy (me tredhā: me is guru), but not in Awadhi.
 */
export function syllabify(iast: string, { language = "sanskrit", lightSyllables = [] }: Prosody = {}): Syllable[] {
  const drafts: Draft[] = [];
  let onset: (Sound & { kind: "consonant" })[] = [];
  for (const sound of parseIast(iast, language)) {
    const last = drafts.at(-1);
    if (sound.kind === "vowel" && sound.isSilent && last) {
      for (const consonant of onset) last.coda.push(codaOf(consonant));
      last.silentSchwas++;
      onset = [];
    } else if (sound.kind === "nasalization") {
      if (last) last.isNasal = true;
    } else if (sound.kind === "danda") {
      if (last) closeWith(last, onset);
      if (last) last.endsLine = true;
      onset = [];
    } else if (sound.kind === "vowel") {
      const isLight = lightSyllables.includes(drafts.length) || (last?.silentSchwas ?? 0) > 0;
      if (last && !last.isClosed && !last.endsLine && isCluster(onset, language) && !isLight) {
        if (!onset[0]?.startsWord) closeWith(last, onset.splice(0, 1));
        else if (language === "sanskrit") last.isClosed = true;
      }
      drafts.push(open(onset, sound));
      onset = [];
    } else if (sound.kind === "visarga" || sound.isAnusvara) {
      if (!last) throw new Error(`a text cannot begin with ṃ or ḥ: ${iast}`);
      last.coda.push(codaOf(sound));
      last.isClosed = true;
    } else {
      onset.push(sound);
    }
  }
  const last = drafts.at(-1);
  if (!last) throw new Error(`no syllable in: ${iast}`);
  closeWith(last, onset);
  last.endsLine = true;
  return drafts.map((draft, index) => finish(draft, drafts[index + 1]));
}

/**
 * Returns true for several consonants. Awadhi counts mh, nh and ṛh as one consonant each, so tumharo has two light
 * syllables.
 */
function isCluster(onset: readonly { consonant: Consonant }[], language: Language): boolean {
  const isBreathed = language === "awadhi" && onset.at(-1)?.consonant === "h";
  return onset.length > (isBreathed ? 2 : 1);
}

function open(onset: (Sound & { kind: "consonant" })[], vowel: Sound & { kind: "vowel" }): Draft {
  const first = onset[0] ?? vowel;
  return {
    onset: onset.map((sound) => sound.consonant),
    vowel: vowel.vowel,
    coda: [],
    at: first.at,
    startsWord: first.startsWord,
    endsLine: false,
    isClosed: false,
    isNasal: false,
    silentSchwas: 0,
  };
}

function closeWith(syllable: Draft, sounds: (Sound & { kind: "consonant" })[]): void {
  for (const sound of sounds) syllable.coda.push(codaOf(sound));
  syllable.isClosed ||= sounds.length > 0;
}

function codaOf(sound: Sound & { kind: "consonant" | "visarga" }): Coda {
  if (sound.kind === "visarga") return { kind: "visarga" };
  return { kind: "consonant", consonant: sound.consonant, isAnusvara: sound.isAnusvara };
}

function finish({ isClosed, ...syllable }: Draft, next: Draft | undefined): Syllable {
  const last = syllable.coda.at(-1);
  const isWord = syllable.startsWord && (next?.startsWord ?? true);
  const isSeed = isWord && last?.kind === "consonant" && last.isAnusvara;
  const isOm = isSeed && syllable.vowel === "o" && syllable.onset.length === 0;
  return { ...syllable, isGuru: VOWELS[syllable.vowel].isLong || isClosed, isOm, isSeed: isSeed && !isOm };
}
