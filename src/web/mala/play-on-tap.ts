import type { ChantedMantra } from "#model/mantra.ts";
import { seekTo, startPlayer } from "../audio/mantra-player.ts";
import { padaStarts } from "../ui/mantra/recording/pada-times.ts";

interface TappedVerse {
  mantra: ChantedMantra;
  verse: HTMLElement;
  /** False while a tap beside the counter is more likely a slip. */
  isWanted: () => boolean;
}

/** Plays from the pāda that is tapped, unless the tap ends a selection of text or asks for a word. Returns how to stop. */
export function playOnTap(player: HTMLAudioElement, { mantra, verse, isWanted }: TappedVerse) {
  const { padas, timing = [] } = mantra;
  const starts = padaStarts({ padas, timing });
  const listening = new AbortController();

  function play({ target }: Event) {
    const start = target instanceof Element ? starts[placeOf(target.closest("[data-plays]"))] : undefined;
    if (start === undefined || !isWanted() || "words" in verse.dataset || getSelection()?.isCollapsed === false) return;
    seekTo(player, start);
    startPlayer(player);
  }

  verse.addEventListener("click", play, { signal: listening.signal });
  return () => listening.abort();
}

/** Among the lines of its script; -1 for none. */
const placeOf = (line: Element | null) => (line ? [...(line.parentElement?.children ?? [])].indexOf(line) : -1);
