import type { Chant } from "#contract/page-replies.ts";
import type { ChantEvent } from "#engines/chant-counter.ts";
import type { ChantState } from "#engines/chant-state.ts";
import { showOnLockScreen } from "../device/media-session.ts";
import { playSilence } from "../device/silent-player.ts";
import { keepScreenOn } from "../device/wake-lock.ts";
import { beadChoices } from "./bead-choices.ts";

interface Options {
  press(event: ChantEvent): void;
  /** The mala was started or resumed, or the next one began. */
  proceed(): void;
  /** This is called where the device lets its screen go dark. */
  onScreenMayGoDark(): void;
}

/** While a mala runs the screen stays on, and lock screen and headset pause, resume and count. */
export function connectDeviceControls({ mantra, deity }: Chant, { press, proceed, onScreenMayGoDark }: Options) {
  let letScreenSleep: (() => void) | null = null;
  let lockScreen: ReturnType<typeof showOnLockScreen> | null = null;
  let silence: ReturnType<typeof playSilence> | null = null;
  let shownMode: ChantState["mode"] | null = null;

  /** The caller does this in the very event that changed the mala, because what is asked for here needs a touch. */
  function changed(before: ChantState, { status, mode }: ChantState) {
    if (before.status === status && before.mode === mode) return;
    const isRunning = status === "running";
    if (isRunning) letScreenSleep ??= keepScreenOn(onScreenMayGoDark);
    else sleep();
    if (isRunning && mode !== shownMode) show(mode);
    stayReachable(isRunning && mode === "manual" && beadChoices().headset);
    lockScreen?.update({ isPlaying: isRunning, duration: null, position: 0 });
  }

  function show(mode: ChantState["mode"]) {
    shownMode = mode;
    lockScreen = showOnLockScreen({
      title: mantra.title,
      artist: deity.name,
      artwork: deity.image,
      play: proceed,
      pause: () => press({ type: "pause" }),
      ...(mode === "manual" && { next: () => press({ type: "press" }) }),
    });
  }

  /** Buttons of a headset reach only a page that plays something. */
  function stayReachable(isWanted: boolean) {
    if (!isWanted) silence?.pause();
    else if (silence) silence.play();
    else silence = playSilence();
  }

  function sleep() {
    letScreenSleep?.();
    letScreenSleep = null;
  }

  return {
    changed,
    leave() {
      sleep();
      lockScreen?.clear();
      silence?.end();
    },
  };
}
