import { useEffect, useRef, useState } from "react";
import type { Visualization } from "#model/meditation.ts";
import type { Sitting } from "./sitting.ts";
import { useSlowing } from "./use-slowing.ts";

interface Props {
  video: Visualization;
  isResting: boolean;
  isClosing: boolean;
  sitting: Sitting;
}

/** The film; where it cannot or should not move, a still of it. */
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
      // A phone that saves its battery refuses.
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
