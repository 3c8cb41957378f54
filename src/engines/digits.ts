/** Matches marks of direction and joining, which the keyboards of some scripts put next to digits. */
const invisible = /\p{Cf}/gu;
const digit = /\p{Nd}/gu;
const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/**
 * Replaces digits of any script by those of ASCII, such as १२ by 12. Unicode has the ten digits of each script in a
 * row.
 */
export const toPlainDigits = (text: string): string =>
  text.replace(invisible, "").replace(digit, (written) => String(valueOf(written.codePointAt(0) ?? 0)));

function valueOf(codePoint: number) {
  let first = codePoint;
  while (isDigit(first - 1)) first -= 1;
  return (codePoint - first) % 10;
}

/**
 * Returns the number that was typed, in digits of any script, or NaN where there is none. A comma before three digits
 * separates thousands.
 */
export function readNumber(text: string): number {
  const plain = toPlainDigits(text)
    .trim()
    .replace(/[,٬](?=\d{3}$)/, "")
    .replace(/[,٫](?=\d+$)/, ".");
  return plain === "" ? Number.NaN : Number(plain);
}
