import type { ChantMode } from "#engines/chant-state.ts";
import type { TextStorage } from "../device/storage.ts";

const KEY = "chant-mode";

/** The mode chosen last on this device, for the malas that follow; null before. */
export function readChantMode(storage: TextStorage): ChantMode | null {
  const mode = storage.read(KEY);
  return mode === "auto" || mode === "manual" ? mode : null;
}

/** Where storage refuses, the choice lasts as long as the page. */
export const writeChantMode = (storage: TextStorage, mode: ChantMode) => void storage.write(KEY, mode);
