import { readStored, writeStored } from "./device/storage.ts";

const KEY = "transliteration";
const HIDDEN = "hidden";
const listeners = new Set<() => void>();

/** Before the first paint, so that nothing moves. */
export function applyStoredTransliteration() {
  if (readStored(KEY) === HIDDEN) document.documentElement.dataset.transliteration = HIDDEN;
}

export const isTransliterationShown = () => document.documentElement.dataset.transliteration !== HIDDEN;

/** Hides the transliteration on this device, or shows it again. Without storage that lasts as long as the page. */
export function switchTransliteration() {
  const { dataset } = document.documentElement;
  if (isTransliterationShown()) dataset.transliteration = HIDDEN;
  else delete dataset.transliteration;
  writeStored(KEY, dataset.transliteration ?? null);
  for (const listener of listeners) listener();
}

export function watchTransliteration(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
