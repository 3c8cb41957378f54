import { parseJsonObject } from "#practice/json-object.ts";
import { keepHere, readHere } from "../kept-here.ts";

/** What a bead may be besides seen. All of it is off until it is asked for. */
export interface BeadChoices {
  click: boolean;
  vibration: boolean;
  /** The buttons of a headset count. For that a silent sound is played, which pauses what other apps play. */
  headset: boolean;
}

const KEY = "bead-choices";
let chosen: BeadChoices | null = null;

export const beadChoices = (): BeadChoices => (chosen ??= read());

export function chooseForBeads(changes: Partial<BeadChoices>) {
  chosen = { ...beadChoices(), ...changes };
  keepHere(KEY, chosen);
}

function read(): BeadChoices {
  const { click, vibration, headset } = parseJsonObject(readHere(KEY));
  return { click: click === true, vibration: vibration === true, headset: headset === true };
}
