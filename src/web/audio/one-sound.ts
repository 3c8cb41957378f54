import { nicety } from "../device/nicety.ts";

/** Falls silent; asked for when another sound begins. */
type Silence = () => void;

let sounding: Silence | null = null;

/** One sound plays at a time in the whole app: a sound that begins ends the one before, and says how it can be ended itself. */
export function beginSound(silence: Silence) {
  // What does not fall silent keeps nothing else from sounding.
  if (sounding !== silence) nicety("end of the sound before", () => sounding?.(), undefined);
  sounding = silence;
}

/** A sound that came to its end by itself has nothing left to silence. */
export function endSound(silence: Silence) {
  if (sounding === silence) sounding = null;
}
