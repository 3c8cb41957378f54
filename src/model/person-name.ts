import { shortestName } from "./account-limits.ts";

/** Braille's blank is a symbol to Unicode, and nothing to the eye. */
const visible = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A name as somebody typed it, in the form in which it is kept. */
export const typedName = (text: string) => text.normalize("NFC").trim();

/** What keeps a typed name from being one; null where nothing does. */
export function nameFault(name: string): "too-short" | "invisible" | "turns-direction" | null {
  if (/\p{Bidi_Control}/u.test(name)) return "turns-direction";
  if (Array.from(name).length < shortestName) return "too-short";
  return visible.test(name) ? null : "invisible";
}
