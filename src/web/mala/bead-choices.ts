import { parseJsonObject } from "#engines/json-object.ts";
import { readStored, stored, writeStored } from "../device/storage.ts";
import { watchStored } from "../device/watch-stored.ts";
import { noteChange } from "../practice/follow/note-change.ts";

/** Feedback of a bead besides what is seen. All of it is off until it is chosen. */
export interface BeadChoices {
  click: boolean;
  vibration: boolean;
  /**
   * It is true where the buttons of a headset count. A silent sound is played for that, which pauses what other apps
   * play.
   */
  headset: boolean;
}

const KEY = "bead-choices";
export const noneChosen: BeadChoices = { click: false, vibration: false, headset: false };
const listeners = new Set<() => void>();
let chosen: BeadChoices | null = null;

let isWatching = false;

export const beadChoices = (): BeadChoices => (chosen ??= read());

export function watchBeadChoices(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function chooseForBeads(changes: Partial<BeadChoices>) {
  for (const name of Object.keys(changes)) noteChange(stored, `beads/${name}`);
  chosen = { ...beadChoices(), ...changes };
  writeStored(KEY, JSON.stringify(chosen));
  for (const listener of listeners) listener();
}

/** The choice may be changed in another tab, or on another device of the person. */
function onChangeElsewhere() {
  chosen = null;
  for (const listener of listeners) listener();
}

function read(): BeadChoices {
  if (!isWatching) watchStored(KEY, onChangeElsewhere);
  isWatching = true;
  const { click, vibration, headset } = parseJsonObject(readStored(KEY));
  return { click: click === true, vibration: vibration === true, headset: headset === true };
}
