import { readStored, writeStored } from "../../device/storage.ts";

/*
 * Type settings of teachings. The root element names those that were chosen in `data-reading`.
 */

/** In pixels, where the browser's settings ask for letters of 16. */
export const textSizes = ["16", "18", "21"] as const;
export const typefaces = ["sans", "serif"] as const;

export interface ReadingChoice {
  readonly size: (typeof textSizes)[number];
  readonly typeface: (typeof typefaces)[number];
}

/** Kept as two words, such as "21 serif". */
const KEY = "reading";
const plain: ReadingChoice = { size: "18", typeface: "sans" };

const listeners = new Set<() => void>();
let choice: ReadingChoice | null = null;

function readKept(): ReadingChoice {
  const kept = (readStored(KEY) ?? "").split(" ");
  return {
    size: textSizes.find((size) => kept.includes(size)) ?? plain.size,
    typeface: typefaces.find((typeface) => kept.includes(typeface)) ?? plain.typeface,
  };
}

/** The choice on this device. */
export const readingChoice = () => (choice ??= readKept());

export function watchReading(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Applies the stored choice before the first paint, so that nothing moves. */
export const applyReading = () => show(readStored(KEY) ?? "");

const show = (kept: string) => (document.documentElement.dataset["reading"] = kept);

/** Without storage the choice lasts as long as the page. */
export function chooseReading(changes: Partial<ReadingChoice>) {
  choice = { ...readingChoice(), ...changes };
  const kept = `${choice.size} ${choice.typeface}`;
  writeStored(KEY, kept);
  show(kept);
  for (const listener of listeners) listener();
}
