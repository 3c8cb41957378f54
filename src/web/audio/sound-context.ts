let context: AudioContext | undefined;

/** The one context of all generated sounds. */
export const soundContext = () => (context ??= new AudioContext());

/**
 * Some browsers let generated sound begin only in a touch, but from then on whenever it likes: whoever will need a bell
 * later says so in the press that starts. Until then the context sleeps again, for the battery's sake.
 */
export function allowSoundLater() {
  const sounds = soundContext();
  if (sounds.state === "running") return;
  // What is refused here is refused again, and told, where the tone is played.
  sounds.resume().then(
    () => sounds.suspend(),
    () => {},
  );
}
