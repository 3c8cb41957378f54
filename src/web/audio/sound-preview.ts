import { fadeOut } from "./mantra-player.ts";
import { beginSound, endSound } from "./one-sound.ts";

/** Length of a preview in milliseconds. */
const LENGTH = 10_000;

const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/**
 * Plays the beginning of a sound, so that people can choose one. To be called in the press that asks for it. `ended`
 * rejects where the sound cannot be played.
 */
export function previewSound({ audioUrl, from }: { audioUrl: string; from: number }) {
  const player = new Audio(audioUrl);
  player.currentTime = from;
  const stop = () => fadeOut(player);
  beginSound(stop);
  const timer = setTimeout(stop, LENGTH);

  const ended = new Promise<void>((resolve, reject) => {
    player.addEventListener("pause", () => resolve(), { once: true });
    player.addEventListener("error", () => reject(new Error(`${audioUrl} cannot be played`)), { once: true });
    // The player was stopped before it had begun.
    player.play().catch((error: unknown) => (isAbort(error) ? resolve() : reject(error)));
  }).finally(() => {
    clearTimeout(timer);
    endSound(stop);
  });
  return { stop, ended };
}
