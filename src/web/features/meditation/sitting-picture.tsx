import { useEffect, useRef, useState, type RefObject } from "react";
import type { Visualization } from "#model/meditation.ts";
import { CLOSING } from "#engines/meditation-session.ts";
import type { Sitting } from "./sitting.ts";

interface Props {
  video: Visualization;
  isResting: boolean;
  isClosing: boolean;
  sitting: Sitting;
}

/** Shows the film, or a still of it where the film cannot or should not move. */
export function SittingPicture({ video, isResting, isClosing, sitting }: Props) {
  const film = useRef<HTMLVideoElement>(null);
  const [isStill, setStill] = useState(() => matchMedia("(prefers-reduced-motion: reduce)").matches);

  useSlowing(film, isClosing);
  useEffect(() => {
    const player = film.current;
    if (!player) return;
    if (isResting) return player.pause();
    player.play().catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== "NotAllowedError") return;
      // A phone that saves its battery refuses to play.
      sitting.setNotice("pictureStill");
      setStill(true);
    });
  }, [isResting, sitting]);

  function fail() {
    sitting.showPictureFailure();
    setStill(true);
  }

  if (isStill) return <img className="sitting-picture" src={video.poster} alt={video.description} />;
  return (
    <video
      ref={film}
      className="sitting-picture"
      src={video.url}
      poster={video.poster}
      aria-label={video.description}
      muted
      loop
      playsInline
      disablePictureInPicture
      onError={fail}
    />
  );
}

/** The speed of the film changes after so many milliseconds. */
const STEP = 500;
/** The speed at the end, as a share of the usual one. Browsers play films no slower than a sixteenth. */
const SLOWEST = 0.2;

/** Slows the film down while the sitting closes, and restores its speed after that. */
function useSlowing(film: RefObject<HTMLVideoElement | null>, isClosing: boolean) {
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
