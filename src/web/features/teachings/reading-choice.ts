import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "../../device/storage.ts";

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

const current = () => (choice ??= readKept());

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Type settings of teachings on this device; on the server the default ones. */
export const useReadingChoice = () => useSyncExternalStore(subscribe, current, () => plain);

export function chooseReading(changes: Partial<ReadingChoice>) {
  choice = { ...current(), ...changes };
  writeStored(KEY, `${choice.size} ${choice.typeface}`);
  for (const listener of listeners) listener();
}
