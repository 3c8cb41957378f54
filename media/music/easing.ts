/** Returns 0 before 0, 1 after 1, and in between a rounded rise with level ends (3x² - 2x³). */
export function smoothStep(x: number): number {
  const course = Math.min(1, Math.max(0, x));
  return course * course * (3 - 2 * course);
}

/**
 * Returns a raised-cosine rise over the first `seconds`, and a fall over the last `seconds` before `length`. It is 0 at
 * both ends.
 */
export function tapered(time: number, length: number, seconds: number): number {
  const edge = Math.min(time, length - time) / seconds;
  if (edge >= 1) return 1;
  return edge <= 0 ? 0 : 0.5 - 0.5 * Math.cos(Math.PI * edge);
}
