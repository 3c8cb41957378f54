import { useEffect, useState } from "react";
import { enterFullscreen, exitFullscreen, watchFullscreen } from "../../device/fullscreen.ts";
import type { Sitting } from "./sitting.ts";

/** The browser's fullscreen; where there is none, the whole window. Left when the sitting is over, or by Escape. */
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
