import type { ChantEvent } from "#engines/chant-counter.ts";
import { STOP_FADE } from "#engines/tones.ts";
import { beginSound, endSound } from "./one-sound.ts";
import { watchSamples } from "./player-samples.ts";

/**
 * Sends what the player does to the reducer, whether the page, the browser or the person caused it. Returns how to
 * stop.
 */
export function watchPlayer(player: HTMLAudioElement, send: (event: ChantEvent) => void) {
  const silence = () => fadeOut(player);
  const ending = new AbortController();
  const on = (name: string, listener: () => void) => player.addEventListener(name, listener, { signal: ending.signal });

  watchSamples(player, (sample) => send({ type: "clock", sample }), ending.signal);
  // Events come late, so one is sent only if it is still true.
  function sendPlaying() {
    if (player.paused) return;
    beginSound(silence);
    send({ type: "player-played" });
  }
  on("play", sendPlaying);
  on("pause", () => {
    if (!player.paused) return;
    endSound(silence);
    send({ type: "player-paused" });
  });
  on("error", () => send({ type: "player-broken" }));
  // The player of a page from the server may have begun, or failed, before these listeners existed.
  sendPlaying();
  if (player.error) send({ type: "player-broken" });

  return () => ending.abort();
}

/** Starts the player. It must be called in the press that asks for it. A refusal is logged, and sent to the reducer. */
export function startPlayer(player: HTMLAudioElement, send?: (event: ChantEvent) => void) {
  endFade(player);
  player.play().catch((error: unknown) => {
    const reason = error instanceof DOMException ? error.name : "";
    // The player was paused before it had begun.
    if (reason === "AbortError") return;
    console.warn("The recording does not play", error);
    send?.({ type: reason === "NotAllowedError" ? "player-refused" : "player-broken" });
  });
}

export function seekTo(player: HTMLAudioElement, seconds: number) {
  player.currentTime = seconds;
}

export function rewind(player: HTMLAudioElement) {
  endFade(player);
  player.pause();
  player.currentTime = 0;
}

const STEP = 20;
const fades = new WeakMap<HTMLAudioElement, { timer: number; volume: number }>();

/**
 * Pauses without a click. Where the browser ignores an element's volume (iPhone) it pauses at once: Web Audio could
 * fade the player there, but would fall silent when the screen locks.
 */
export function fadeOut(player: HTMLAudioElement) {
  if (player.paused || fades.has(player)) return;
  const { volume } = player;
  const begin = performance.now();
  const timer = window.setInterval(() => {
    const left = 1 - (performance.now() - begin) / (STOP_FADE * 1000);
    if (left > 0) player.volume = volume * left;
    if (left > 0 && player.volume < volume) return;
    player.pause();
    endFade(player);
  }, STEP);
  fades.set(player, { timer, volume });
}

function endFade(player: HTMLAudioElement) {
  const fade = fades.get(player);
  if (!fade) return;
  clearInterval(fade.timer);
  fades.delete(player);
  player.volume = fade.volume;
}

/** Fades a player out whose screen is being left. A player outside of the document would be cut off. */
export function fadeAway(player: HTMLAudioElement) {
  if (player.paused) return;
  player.hidden = true;
  document.body.append(player);
  player.addEventListener("pause", () => player.remove(), { once: true });
  fadeOut(player);
}
