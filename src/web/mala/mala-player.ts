import type { ChantedMantra } from "#model/mantra.ts";
import type { ChantEvent } from "#practice/chant-counter.ts";
import type { ChantState } from "#practice/chant-state.ts";
import { fadeAway, fadeOut, rewind, startPlayer, watchPlayer } from "../audio/mantra-player.ts";
import { playOnTap } from "./play-on-tap.ts";
import { followSyllables } from "../ui/mantra/recording/sung-syllable.ts";

interface AttachedPlayer {
  player: HTMLAudioElement;
  verse: HTMLElement;
}

/** Connects the recording with the counter until the screen is left. */
export function attachPlayer(
  { player, verse }: AttachedPlayer,
  { mantra, send }: { mantra: ChantedMantra; send: (event: ChantEvent) => void },
) {
  let isCountedByHand = false;
  const playTapped = playOnTap(player, { mantra, verse, isWanted: () => !isCountedByHand });
  const stops = [watchPlayer(player, send), followSyllables(player, mantra, verse), playTapped];

  return {
    /** To be called in the touch that changed the counter: a browser plays only there. */
    changed(before: ChantState, after: ChantState) {
      isCountedByHand = isByHand(after);
      if (after.status === "not-started" || after.status === "complete") rewind(player);
      else if (isSinging(after)) startPlayer(player, send);
      else if (isSinging(before)) fadeOut(player);
    },
    isPaused: () => player.paused,
    leave() {
      for (const stop of stops) stop();
      fadeAway(player);
    },
  };
}

const isSinging = ({ status, mode }: ChantState) => status === "running" && mode === "auto";

const isByHand = ({ status, mode }: ChantState) => status === "running" && mode !== "auto";
