import type { Syllable } from "./syllables.ts";

/** A run of syllables sung in one breath. Both indices are included. */
export interface Pada {
  first: number;
  last: number;
  /** The flag is true if a danda or the end of the text follows. */
  endsLine: boolean;
}

/** A breath has at most so many syllables where no metre says how long it is. */
const LONGEST_UNMETRED = 11;

/** How the metre and the printed lines of a text divide it. */
export interface Division {
  /** The syllables of a quarter; null where no metre counts them. */
  length: number | null;
  /** The indices of the letters that begin a printed line where a voice may breathe, even if no word begins there. */
  lineStarts?: readonly number[] | undefined;
  /** The field is true if each of those lines is a quarter, with any number of syllables. */
  isByLines?: boolean | undefined;
}

/**
 * Divides lines into quarters of `length` syllables, or for null into even parts of at most 11. The borders are moved
 * to the nearest beginning of a word or of a printed line. An opening oṃ is not counted. Where no word or line begins
 * near, the two quarters stay one.
 */
export function divideIntoPadas(syllables: readonly Syllable[], division: Division): Pada[] {
  const { length, lineStarts = [], isByLines = false } = division;
  const places = new Set(lineStarts.map((at) => syllables.findIndex((syllable) => syllable.at >= at)));
  const padas: Pada[] = [];
  let lineStart = 0;
  for (const [index, syllable] of syllables.entries()) {
    if (!syllable.endsLine) continue;
    const line = { first: lineStart, last: index, endsLine: true };
    const starts = isByLines ? [...places] : startsOfQuarters(syllables, { line, length, places });
    padas.push(...cutBefore(starts, line));
    lineStart = index + 1;
  }
  return padas;
}

/** Returns the parts of a line. Starts outside of the line are left out. */
function cutBefore(starts: readonly number[], { first, last }: Pada): Pada[] {
  const firsts = [first, ...starts.filter((start) => first < start && start <= last)];
  return firsts.map((from, place) => {
    const next = firsts[place + 1];
    return next === undefined
      ? { first: from, last, endsLine: true }
      : { first: from, last: next - 1, endsLine: false };
  });
}

interface Line {
  line: Pada;
  length: number | null;
  /** The places at which printed lines begin. */
  places: ReadonlySet<number>;
}

function startsOfQuarters(syllables: readonly Syllable[], { line, length, places }: Line): number[] {
  const counted = syllables[line.first]?.isOm ? line.first + 1 : line.first;
  const total = line.last + 1 - counted;
  const parts = Math.max(1, length === null ? Math.ceil(total / LONGEST_UNMETRED) : Math.round(total / length));
  const starts: number[] = [];
  for (let part = 1; part < parts; part++) {
    const wanted = counted + (part * total) / parts;
    const range = { after: (starts.at(-1) ?? line.first) + 1, until: line.last };
    const start = nearestWord(syllables, wanted, { ...range, places });
    if (start !== null) starts.push(start);
  }
  return starts;
}

function nearestWord(
  syllables: readonly Syllable[],
  wanted: number,
  { after, until, places }: { after: number; until: number; places: ReadonlySet<number> },
) {
  let nearest: number | null = null;
  for (let index = after + 1; index < until; index++) {
    if ((!syllables[index]?.startsWord && !places.has(index)) || Math.abs(index - wanted) > 2) continue;
    if (nearest === null || Math.abs(index - wanted) < Math.abs(nearest - wanted)) nearest = index;
  }
  return nearest;
}
