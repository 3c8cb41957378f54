let context: AudioContext | undefined;

/** The one context of all generated sounds. */
export const soundContext = () => (context ??= new AudioContext());

/**
 * Some browsers let generated sound begin only in a touch, but from then on whenever it likes: call this in the press
 * that starts a practice with a bell at its end. Until then the context is suspended, for the battery's sake.
 */
export function allowSoundLater() {
  const sounds = soundContext();
  if (sounds.state === "running") return;
  // A refusal comes again, and is logged, where the tone is played.
  sounds.resume().then(
    () => sounds.suspend(),
    () => {},
  );
}
