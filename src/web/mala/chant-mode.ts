import type { ChantMode } from "#engines/chant-state.ts";
import type { TextStorage } from "../device/storage.ts";
import { noteChange } from "../practice/follow/note-change.ts";

const KEY = "chant-mode";

/** The mode chosen last on this device, for the malas that follow; null before. */
export function readChantMode(storage: TextStorage): ChantMode | null {
  const mode = storage.read(KEY);
  return mode === "auto" || mode === "manual" ? mode : null;
}

/** Where storage refuses, the choice lasts as long as the page. */
export function writeChantMode(storage: TextStorage, mode: ChantMode) {
  if (readChantMode(storage) === mode) return;
  noteChange(storage, "chant/mode");
  storage.write(KEY, mode);
}
