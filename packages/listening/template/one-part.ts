/**
 * Returns true for a text of one part that is said several times, such as "Rādhe Rādhe". Nothing in its sound tells where
 * a repetition begins, so it cannot be found by a recording: each part would be counted. In a lesson a pause or a tap
 * tells it.
 */
export function isOnePartRepeated(text: string): boolean {
  const letters = text
    .normalize()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}]/gu, "");
  const next = (letters + letters).indexOf(letters, 1);
  return next > 0 && next < letters.length;
}
