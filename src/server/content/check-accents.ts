import { ACCENT_SIGNS, ANUDATTA, halvesOf, SVARITA, SYLLABLE } from "#model/vedic-accents.ts";

/**
 * Finds faults in the accents of a text, as far as its letters reveal them. A half verse with one accented syllable
 * must be accented throughout. A sign stands on a syllable, and no syllable has two. No svarita follows a svarita. No
 * anudātta stands before a pause, because it prepares a high tone.
 */
export function findAccentFaults(lines: readonly string[]): string[] {
  const halves = halvesOf(lines);
  if (!halves.some((half) => half.search(ACCENT_SIGNS) >= 0)) return [];
  return halves.flatMap((half) => {
    const fault = faultOf(half);
    return fault ? [`"${half}" ${fault}`] : [];
  });
}

function faultOf(half: string): string | null {
  const syllables = half.match(SYLLABLE) ?? [];
  const signs = syllables.map((syllable) => syllable.match(ACCENT_SIGNS) ?? []);
  const written = half.match(ACCENT_SIGNS) ?? [];
  if (written.length === 0) return "has no accents, and the rest of the text has";
  if (signs.flat().length < written.length) return "has an accent that stands on no syllable";
  if (signs.some((one) => one.length > 1)) return "has two accents on one syllable";
  if (signs.some(([sign], at) => sign === SVARITA && signs[at + 1]?.[0] === SVARITA))
    return "has a svarita after another";
  return signs.at(-1)?.[0] === ANUDATTA ? "ends with an anudātta" : null;
}
