import { aksharasOf } from "./pieces.ts";

/** The anudātta is below its akṣara; the svarita, and the long svarita of the Taittirīyas, are above it. */
const ANUDATTA = "\u0952";
const SVARITA = /\u0951|\u1cda/u;
/** Matches accent marks in both scripts, and the digits that carry them after an independent svarita. */
const MARKS = /[१३](?=\u0951|\u0952)|\u0951|\u0952|\u1cda|\u0331|\u030d/gu;

/**
 * Returns the accents of a marked Devanagari text, one sign per akṣara: `-` for anudātta, `+` for svarita, `0` for
 * unmarked. Returns null for a text without marks.
 */
export function accentsOf(sanskrit: string): string | null {
  const signs = aksharasOf(sanskrit).map((akshara) =>
    SVARITA.test(akshara) ? "+" : akshara.includes(ANUDATTA) ? "-" : "0",
  );
  return signs.some((sign) => sign !== "0") ? signs.join("") : null;
}

export function withoutAccents(text: string): string {
  return text.normalize("NFD").replaceAll(MARKS, "").normalize("NFC");
}
