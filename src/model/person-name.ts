import { shortestName } from "./account-limits.ts";

/** Unicode counts Braille's blank among the symbols, but it is invisible. */
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Returns a typed name in the form in which it is stored. */
export const typedName = (text: string) => text.normalize("NFC").trim();

/** Returns why a typed text is not a valid name; null for a valid one. */
export function nameFault(name: string): "too-short" | "invisible" | "turns-direction" | null {
  if (/\p{Bidi_Control}/u.test(name)) return "turns-direction";
  if (Array.from(name).length < shortestName) return "too-short";
  return visible.test(name) ? null : "invisible";
}
