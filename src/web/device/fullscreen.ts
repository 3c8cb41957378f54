import { nicety } from "./nicety.ts";

/**
 * Enters fullscreen. Resolves to false where the browser has no fullscreen for a page (iPhone), or refuses. To be
 * called in a press.
 */
export async function enterFullscreen(): Promise<boolean> {
  try {
    // The whole page becomes fullscreen, because toasts and questions are shown outside the element that requests it.
    await document.documentElement.requestFullscreen({ navigationUI: "hide" });
    return true;
  } catch (error) {
    console.info("There is no fullscreen here", error);
    return false;
  }
}

export function exitFullscreen() {
  if (document.fullscreenElement) void nicety("way out of fullscreen", () => document.exitFullscreen(), undefined);
}

/** Calls back after every change, including those that the browser makes. Returns how to stop. */
export function watchFullscreen(onChange: (isFullscreen: boolean) => void): () => void {
  const listen = () => onChange(document.fullscreenElement !== null);
  document.addEventListener("fullscreenchange", listen);
  return () => document.removeEventListener("fullscreenchange", listen);
}
