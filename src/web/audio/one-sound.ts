import { nicety } from "../device/nicety.ts";

/** Ends a sound. It is called when another sound begins. */
type Silence = () => void;

let sounding: Silence | null = null;

/** Ends the sound that plays in the app and registers the one that begins, with the function that ends it. */
export function beginSound(silence: Silence) {
  // A sound that cannot be ended does not keep others from beginning.
  if (sounding !== silence) nicety("end of the sound before", () => sounding?.(), undefined);
  sounding = silence;
}

/** Forgets a sound that has ended by itself. */
export function endSound(silence: Silence) {
  if (sounding === silence) sounding = null;
}
