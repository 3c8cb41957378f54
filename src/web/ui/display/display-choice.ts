import { readStored, writeStored } from "../../device/storage.ts";

/**
 * How pages look on this device, and how much of each verse a hymn shows. The root element names each choice in
 * `data-{name}`; the first is in force without one.
 */
export const displayChoices = {
  "text-size": ["standard", "large", "larger"],
  letters: ["plain", "iast", "both", "none"],
  "hymn-layout": ["meaning", "transliteration", "letters"],
} as const;

export type ChoiceName = keyof typeof displayChoices;

/** Of another choice, by the name of this one: what was chosen while lines and teachings had settings of their own. */
const earlierChoices: Readonly<Record<string, () => string | false | undefined>> = {
  "text-size": () => readStored("reading")?.includes("21") && "large",
  letters() {
    const isPlainShown = readStored("roman") === "shown";
    const isIastShown = readStored("transliteration") !== "hidden";
    return isPlainShown ? isIastShown && "both" : !isIastShown && "none";
  },
};

/** Applies what is stored before the first paint, so that nothing moves. Style sheets pass over words they do not know. */
export function applyDisplayChoices() {
  for (const name of ["theme", "text-size", "letters", "hymn-layout", "reading"]) {
    const choice = readStored(name) ?? earlierChoices[name]?.();
    if (choice) document.documentElement.setAttribute(`data-${name}`, choice);
  }
}

export const displayChoice = (name: ChoiceName): string =>
  document.documentElement.getAttribute(`data-${name}`) ?? displayChoices[name][0];

/** Without storage the choice lasts as long as the page. */
export function choose(name: ChoiceName, choice: string) {
  document.documentElement.setAttribute(`data-${name}`, choice);
  writeStored(name, choice);
}
