import { useEffect, type RefObject } from "react";
import { CLOSING } from "#practice/meditation-session.ts";

/** Milliseconds from one speed of the film to the next. */
const STEP = 500;
/** Speed at the end, of 1. Browsers show films no slower than a sixteenth. */
const SLOWEST = 0.2;

/** Slows the film down while the sitting closes; it is as fast as ever when it does not. */
export function useSlowing(film: RefObject<HTMLVideoElement | null>, isClosing: boolean) {
  useEffect(() => {
    const player = film.current;
    if (!player || !isClosing) return;
    const by = ((1 - SLOWEST) * STEP) / CLOSING;
    const timer = setInterval(() => (player.playbackRate = Math.max(SLOWEST, player.playbackRate - by)), STEP);
    return () => {
      clearInterval(timer);
      player.playbackRate = 1;
    };
  }, [film, isClosing]);
}
