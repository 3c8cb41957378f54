import type { Pada } from "./padas.ts";
import type { Syllable } from "./syllables.ts";

/** Sa in Hz is the tone of all recitation. The Om that the browser generates has the same pitch. */
export const SA = 136.1;

const STEP_UP = 200;
const STEP_DOWN = -200;

/** The three tones of Vedic recitation as cents above Sa: `-` is anudātta, `0` udātta and unmarked, `+` svarita. */
const ACCENT_CENTS: Record<string, number> = { "-": -200, "0": 0, "+": 100 };

/** Returns the cents above Sa of every syllable. Throws if the number of signs differs from that of syllables. */
export function accentContour(accents: string, syllables: number): number[] {
  if (accents.length !== syllables) throw new Error(`${accents.length} accents for ${syllables} syllables: ${accents}`);
  return [...accents].map((sign) => {
    const cents = ACCENT_CENTS[sign];
    if (cents === undefined) throw new Error(`not an accent: ${sign}`);
    return cents;
  });
}

/**
 * Returns level recitation on Sa, in cents. Each quarter rises a tone at a heavy syllable past its middle. A line that
 * another follows ends a tone lower. The last one dips before its end and returns to Sa.
 */
export function recitationContour(syllables: readonly Syllable[], padas: readonly Pada[]): number[] {
  const cents = syllables.map(() => 0);
  for (const [index, pada] of padas.entries()) {
    const isVerse = padas.length > 1;
    for (const raised of raisedIn(syllables, pada, isVerse)) cents[raised] = STEP_UP;
    if (!isVerse || !pada.endsLine) continue;
    const isHome = index === padas.length - 1;
    cents[isHome ? pada.last - 1 : pada.last] = STEP_DOWN;
  }
  return cents;
}

/**
 * Returns the heavy syllable nearest to three fifths of the quarter and, in a verse, the light syllable that shares its
 * tone.
 */
function raisedIn(syllables: readonly Syllable[], { first, last }: Pada, isVerse: boolean): number[] {
  const start = syllables[first]?.isOm ? first + 1 : first;
  const wanted = start + 0.6 * (last - start);
  let peak: number | null = null;
  for (let index = start + 1; index < last - (isVerse ? 1 : 0); index++) {
    if (!syllables[index]?.isGuru) continue;
    if (peak === null || Math.abs(index - wanted) < Math.abs(peak - wanted)) peak = index;
  }
  if (peak === null) return [];
  const rides = isVerse && peak + 1 < last - 1 && !syllables[peak + 1]?.isGuru;
  return rides ? [peak, peak + 1] : [peak];
}
