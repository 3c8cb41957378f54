import { readStored, writeStored } from "../../device/storage.ts";

/**
 * Lists the choices of how pages look on this device, and of how much of each verse a hymn shows. The root element
 * names each choice in `data-{name}`; without that attribute the first one holds.
 */
export const displayChoices = {
  "text-size": ["standard", "large", "larger"],
  letters: ["plain", "iast", "both", "none"],
  "hymn-layout": ["meaning", "transliteration", "letters"],
  digits: ["latin", "devanagari"],
} as const;

export type ChoiceName = keyof typeof displayChoices;

/**
 * Applies the stored choices before the first paint, so that nothing moves. Style sheets ignore values that they do not
 * know.
 */
export function applyDisplayChoices() {
  for (const name of ["theme", "text-size", "script", "letters", "hymn-layout", "digits", "reading"]) {
    const choice = readStored(name);
    if (choice) document.documentElement.setAttribute(`data-${name}`, choice);
  }
}

export const displayChoice = (name: ChoiceName): string =>
  document.documentElement.getAttribute(`data-${name}`) ?? displayChoices[name][0];

/** Applies a choice and stores it. Without storage it lasts as long as the page. */
export function choose(name: ChoiceName, choice: string) {
  document.documentElement.setAttribute(`data-${name}`, choice);
  writeStored(name, choice);
}
