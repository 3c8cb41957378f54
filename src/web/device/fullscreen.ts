/** False where the browser has no such thing for a page (iPhone), or refuses. To be called in a press. */
export async function enterFullscreen(): Promise<boolean> {
  try {
    // The whole page, for toasts and questions are shown outside of what asks for it.
    await document.documentElement.requestFullscreen({ navigationUI: "hide" });
    return true;
  } catch (error) {
    console.info("There is no fullscreen here", error);
    return false;
  }
}

export function exitFullscreen() {
  if (document.fullscreenElement) document.exitFullscreen().catch(console.info);
}

/** Tells of every change, by whatever hand. Returns how to stop telling. */
export function watchFullscreen(tell: (isFullscreen: boolean) => void): () => void {
  const listen = () => tell(document.fullscreenElement !== null);
  document.addEventListener("fullscreenchange", listen);
  return () => document.removeEventListener("fullscreenchange", listen);
}
