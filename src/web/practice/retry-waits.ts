const SECOND = 1000;

/** Milliseconds after each failure in a row; the last one repeats. */
const WAITS = [2, 5, 15, 60, 300].map((seconds) => seconds * SECOND);

export const waitAfter = (failures: number): number => WAITS[Math.min(failures, WAITS.length) - 1] ?? 0;
