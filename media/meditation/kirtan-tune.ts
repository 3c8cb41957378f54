import { centsOf, parseTones } from "../music/sargam.ts";

/** The tones sung on one syllable, one after another. */
interface SyllableNotes {
  notes: { beats: number; cents: number }[];
}

/** A line is sung in two halves with a breath between them. */
export interface KirtanLine {
  /** The text in IAST, with a danda between the halves. */
  text: string;
  /** The melody has one entry for each syllable. */
  melody: SyllableNotes[];
}

const KRISHNA = "hare kṛṣṇa hare kṛṣṇa | kṛṣṇa kṛṣṇa hare hare";
const RAMA = "hare rāma hare rāma | rāma rāma hare hare";

export const HALF_BEATS = 8;
export const LINE_BEATS = 2 * HALF_BEATS;

/**
 * The mahā-mantra three times, composed for this product in the scale Sa Re Ga Pa Dha: low and even, then around Pa,
 * then from the high Sa home. Each syllable has a tone and its beats. A `~` adds further tones to the same syllable.
 */
const MELODIES: readonly (readonly [string, string, string])[] = [
  [KRISHNA, "S:.5 S:1.5 R:1 S:1 R:.5 G:1.5 R:1 G:1", "P:1 G:1 R:1 G:1 R:.5 G:1 R:.5 R:.75~S:1.25"],
  [RAMA, "G:.5 G:1.5 P:1 G:1 R:.5 G:1.5 R:1 S:1", ".D:1 S:1 R:1 S:1 R:.5 R:1 .D:.5 S:2"],
  [KRISHNA, "G:.5 G:1.5 P:1 P:1 P:.5 D:1.5 P:1 G:1", "P:1 G:.5 P:1 D:.5 P:.5 G:1 R:.5 G:3"],
  [RAMA, "P:.5 P:1.5 D:1 P:1 G:.5 P:1.5 G:1 R:1", "G:1 R:.5 G:1 P:.5 G:.5 R:1 S:.5 R:.75~S:2.25"],
  [KRISHNA, "P:.5 D:1.5 S':1 S':1 S':.5 R':1.5 S':1 D:1", "S':1 D:.5 S':1 R':.5 S':.5 D:1 P:.5 D:.75~P:2.25"],
  [RAMA, "G:.5 P:1.5 D:1 P:1 G:.5 R:1.5 G:1 R:1", "S:1 R:.5 G:1 R:.5 S:.5 .D:1 R:.5 S:3"],
];

export const LINES: readonly KirtanLine[] = MELODIES.map(([text, first, second]) => ({
  text,
  melody: [...parseMelody(first), ...parseMelody(second)],
}));

function parseMelody(half: string): SyllableNotes[] {
  return half.split(" ").map((syllable) => ({ notes: syllable.split("~").map(parseNote) }));
}

function parseNote(note: string): { beats: number; cents: number } {
  const [name = "", beats = ""] = note.split(":");
  const [tone] = parseTones(name);
  if (!tone || !(Number(beats) > 0)) throw new Error(`not a tone and its beats: ${note}`);
  return { cents: centsOf(tone), beats: Number(beats) };
}

export function beatsOf({ melody }: KirtanLine): number {
  return melody.flatMap(({ notes }) => notes).reduce((sum, { beats }) => sum + beats, 0);
}

/**
 * Returns a line's tones with their beginnings in beats. A tone that is repeated at once becomes one longer tone, as a
 * player holds the key.
 */
export function heldTones({ melody }: KirtanLine): { at: number; beats: number; cents: number }[] {
  const held: { at: number; beats: number; cents: number }[] = [];
  let at = 0;
  for (const { beats, cents } of melody.flatMap(({ notes }) => notes)) {
    const last = held.at(-1);
    // The harmonium pauses with the singers, so no tone is held from one half to the other.
    if (last && last.cents === cents && at !== HALF_BEATS) last.beats += beats;
    else held.push({ at, beats, cents });
    at += beats;
  }
  return held;
}
