/** A comparison of a sitting with what was counted in it. All times are in seconds. */
export interface CountScore {
  repetitions: number;
  missed: number;
  false: number;
  latencies: number[];
}

/**
 * A count is right within these seconds before and after the true end of a repetition. They define the table in
 * docs/listening.md.
 */
const EARLY = 0.35;
const LATE = 1.5;

/**
 * Compares counts with the true ends. Each count belongs to at most one repetition, the first one to which it can
 * belong.
 */
export function scoreCount(ends: readonly number[], counts: readonly number[]): CountScore {
  const open = counts.toSorted((a, b) => a - b);
  const latencies = ends.flatMap((end) => {
    const at = open.findIndex((count) => count > end - EARLY && count < end + LATE);
    const [count] = at < 0 ? [] : open.splice(at, 1);
    return count === undefined ? [] : [count - end];
  });
  return { repetitions: ends.length, missed: ends.length - latencies.length, false: open.length, latencies };
}
