/**
 * Just intonation as ratios to Sa: the five tones of rāga Bhūpālī (Sa Re Ga Pa Dha), in the common śuddha-svara tuning
 * 9/8, 5/4, 3/2, 5/3.
 */
const RATIOS = { S: 1, R: 9 / 8, G: 5 / 4, P: 3 / 2, D: 5 / 3 } as const;

/** A tone of the scale. A dot before it means the octave below, a stroke after it the octave above. */
export type Tone = keyof typeof RATIOS | `.${keyof typeof RATIOS}` | `${keyof typeof RATIOS}'`;

const OCTAVE = 1200;

/** Returns the cents above the middle Sa. */
export function centsOf(tone: Tone): number {
  const letter = tone.replace(/[.']/, "") as keyof typeof RATIOS; // The type of `tone` only allows these letters.
  const octave = tone.startsWith(".") ? -1 : tone.endsWith("'") ? 1 : 0;
  return OCTAVE * (Math.log2(RATIOS[letter]) + octave);
}

export function ratioOf(cents: number): number {
  return 2 ** (cents / OCTAVE);
}

/** Reads tones such as "S .D R'". Throws for a word that is not a tone. */
export function parseTones(text: string): Tone[] {
  return text.split(/\s+/).map((word) => {
    if (!isTone(word)) throw new Error(`not a tone of the scale: ${word}`);
    return word;
  });
}

function isTone(word: string): word is Tone {
  return /^(\.?[SRGPD]|[SRGPD]')$/.test(word);
}
