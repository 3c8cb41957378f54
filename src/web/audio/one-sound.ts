/** Falls silent; asked for when another sound begins. */
type Silence = () => void;

let sounding: Silence | null = null;

/** One sound at a time in the whole app: whoever begins says how to end it, and ends what sounded before. */
export function beginSound(silence: Silence) {
  if (sounding !== silence) sounding?.();
  sounding = silence;
}

/** A sound that came to its end by itself has nothing left to silence. */
export function endSound(silence: Silence) {
  if (sounding === silence) sounding = null;
}
