import { fadeOut } from "../../audio/mantra-player.ts";
import { beginSound, endSound } from "../../audio/one-sound.ts";

export { fadeOut };

/** Stops the sound that plays before this one, and this one when another begins. */
export function stopOthers(player: HTMLAudioElement) {
  const silence = () => fadeOut(player);
  beginSound(silence);
  player.addEventListener("pause", () => endSound(silence), { once: true });
}
