import { useEffect, useState } from "react";
import { enterFullscreen, exitFullscreen, watchFullscreen } from "../../device/fullscreen.ts";
import type { Sitting } from "./sitting.ts";

/** Shows the sitting in fullscreen, or in the whole window where there is none, until it is over or Escape is pressed. */
export function useFullView(sitting: Sitting, isActive: boolean) {
  const [isWanted, setFull] = useState(false);
  const isFull = isWanted && isActive;

  useEffect(() => {
    if (isActive) return;
    exitFullscreen();
  }, [isActive]);

  useEffect(() => {
    const stopWatching = watchFullscreen(setFull);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && !document.fullscreenElement && !document.querySelector("dialog[open]")) setFull(false);
    };
    document.addEventListener("keydown", onKey);
    return () => {
      stopWatching();
      document.removeEventListener("keydown", onKey);
      exitFullscreen();
    };
  }, []);

  async function toggle() {
    if (isFull) {
      exitFullscreen();
      return setFull(false);
    }
    setFull(true);
    if (!(await enterFullscreen())) sitting.setNotice("wholeWindow");
  }

  return { isFull, toggle: () => void toggle() };
}
