import { fadeOut } from "../../audio/mantra-player.ts";
import { beginSound, endSound } from "../../audio/one-sound.ts";

export { fadeOut };

/** Ends the sound that plays now, and fades this recording out when another sound begins. */
export function stopOthers(player: HTMLAudioElement) {
  const silence = () => fadeOut(player);
  beginSound(silence);
  player.addEventListener("pause", () => endSound(silence), { once: true });
}
