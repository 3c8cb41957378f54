import type { ChantedMantra } from "#model/mantra.ts";
import type { ChantEvent } from "#engines/chant-counter.ts";
import type { ChantState } from "#engines/chant-state.ts";
import { fadeAway, fadeOut, rewind, startPlayer, watchPlayer, seekTo } from "../audio/mantra-player.ts";
import { followSyllables } from "../ui/mantra/recording/sung-syllable.ts";
import { padaStarts } from "../ui/mantra/recording/pada-times.ts";

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
    /** The caller does this in the touch that changed the counter, because a browser plays only there. */
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

interface TappedVerse {
  mantra: ChantedMantra;
  verse: HTMLElement;
  /** It is false while a tap beside the counter is more likely a slip. */
  isWanted: () => boolean;
}

/** Plays from the pāda that is tapped, unless the tap ends a selection of text. Returns how to stop. */
function playOnTap(player: HTMLAudioElement, { mantra, verse, isWanted }: TappedVerse) {
  const { padas, timing = [] } = mantra;
  const starts = padaStarts({ padas, timing });
  const listening = new AbortController();

  function play({ target }: Event) {
    const start = target instanceof Element ? starts[placeOf(target.closest("[data-plays]"))] : undefined;
    if (start === undefined || !isWanted() || getSelection()?.isCollapsed === false) return;
    seekTo(player, start);
    startPlayer(player);
  }

  verse.addEventListener("click", play, { signal: listening.signal });
  return () => listening.abort();
}

/** The place counts among the lines of its script; it is -1 where there is none. */
const placeOf = (line: Element | null) => (line ? [...(line.parentElement?.children ?? [])].indexOf(line) : -1);
