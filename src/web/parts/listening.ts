import { fadeOut } from "../audio/mantra-player.ts";
import { beginSound, endSound } from "../audio/one-sound.ts";

export { fadeOut };

/** Ends the sound before this one, and lets itself be ended by the next. */
export function takeTurn(player: HTMLAudioElement) {
  const silence = () => fadeOut(player);
  beginSound(silence);
  player.addEventListener("pause", () => endSound(silence), { once: true });
}
