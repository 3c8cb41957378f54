/** A sitting against what was counted in it; all times in seconds. */
export interface CountScore {
  repetitions: number;
  missed: number;
  false: number;
  latencies: number[];
}

/** Seconds before and after the true end of a repetition in which its count is right. */
const EARLY = 0.35;
const LATE = 1.5;

/** Each count belongs to at most one repetition, the first that it can be of. */
export function scoreCount(ends: readonly number[], counts: readonly number[]): CountScore {
  const open = counts.toSorted((a, b) => a - b);
  const latencies = ends.flatMap((end) => {
    const at = open.findIndex((count) => count > end - EARLY && count < end + LATE);
    const [count] = at < 0 ? [] : open.splice(at, 1);
    return count === undefined ? [] : [count - end];
  });
  return { repetitions: ends.length, missed: ends.length - latencies.length, false: open.length, latencies };
}
