import { endOfSyllable } from "#engines/end-of-syllable.ts";
import type { Pada, TimedSyllable } from "#model/mantra.ts";

interface Sung {
  padas: readonly Pick<Pada, "sanskrit">[];
  timing: readonly TimedSyllable[];
}

/**
 * Returns for each syllable the index of its pāda. A conjunct that stands across a boundary belongs to the second pāda,
 * because it is sung with the vowel.
 */
export function padasOfSyllables({ padas, timing }: Sung): number[] {
  const ends = padas.map((_, place) => lengthOf(padas.slice(0, place + 1)));
  return timing.map((_, place) => {
    const end = lengthOf(timing.slice(0, place + 1));
    return ends.findIndex((padaEnd) => end <= padaEnd);
  });
}

const lengthOf = (pieces: readonly { sanskrit: string }[]) =>
  pieces.reduce((length, { sanskrit }) => length + sanskrit.length, 0);

/** Returns the seconds at which each pāda begins in the recording. */
export function padaStarts(sung: Sung): number[] {
  const padaOf = padasOfSyllables(sung);
  return sung.padas.map((_, pada) => sung.timing[padaOf.indexOf(pada)]?.start ?? 0);
}

/**
 * Returns the seconds at which each pāda begins and ends. A fade of `fade` seconds after its end touches no syllable of
 * the next pāda.
 */
export function padaSpans(sung: Sung, fade: number) {
  const padaOf = padasOfSyllables(sung);
  return sung.padas.map((_, pada) => {
    const start = sung.timing[padaOf.indexOf(pada)]?.start ?? 0;
    const last = padaOf.lastIndexOf(pada);
    const next = sung.timing[last + 1]?.start ?? Number.POSITIVE_INFINITY;
    return { start, end: Math.max(start, Math.min(endOfSyllable(sung.timing, last), next - fade)) };
  });
}
