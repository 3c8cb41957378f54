import type { Syllable } from "./syllables.ts";

/** A run of syllables sung in one breath; both indexes are included. */
export interface Pada {
  first: number;
  last: number;
  /** A danda or the end of the text follows it. */
  endsLine: boolean;
}

/** Where no metre says how long a breath is. */
const LONGEST_UNMETRED = 11;

/**
 * Divides lines into quarters of `length` syllables (null: into even parts of at most 11), moved to the nearest
 * beginning of a word; an opening oṃ is not counted. Where no word begins near, the two quarters stay one.
 */
export function divideIntoPadas(syllables: readonly Syllable[], length: number | null): Pada[] {
  const padas: Pada[] = [];
  let lineStart = 0;
  for (const [index, syllable] of syllables.entries()) {
    if (!syllable.endsLine) continue;
    padas.push(...divideLine(syllables, { first: lineStart, last: index, endsLine: true }, length));
    lineStart = index + 1;
  }
  return padas;
}

function divideLine(syllables: readonly Syllable[], line: Pada, length: number | null): Pada[] {
  const counted = syllables[line.first]?.isOm ? line.first + 1 : line.first;
  const total = line.last + 1 - counted;
  const parts = Math.max(1, length === null ? Math.ceil(total / LONGEST_UNMETRED) : Math.round(total / length));
  const padas: Pada[] = [];
  let first = line.first;
  for (let part = 1; part < parts; part++) {
    const wanted = counted + (part * total) / parts;
    const start = nearestWord(syllables, wanted, { after: first + 1, until: line.last });
    if (start === null) continue;
    padas.push({ first, last: start - 1, endsLine: false });
    first = start;
  }
  return [...padas, { first, last: line.last, endsLine: true }];
}

function nearestWord(syllables: readonly Syllable[], wanted: number, range: { after: number; until: number }) {
  let nearest: number | null = null;
  for (let index = range.after + 1; index < range.until; index++) {
    if (!syllables[index]?.startsWord || Math.abs(index - wanted) > 2) continue;
    if (nearest === null || Math.abs(index - wanted) < Math.abs(nearest - wanted)) nearest = index;
  }
  return nearest;
}
