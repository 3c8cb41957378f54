import { useState } from "react";
import { lazyModule } from "../../loading/lazy-module.ts";
import { deityMessages as t } from "#messages/deities.ts";
import { useHeldFocus } from "../../ui/use-held-focus.ts";
import { Icon } from "../../ui/icon.tsx";

const SECONDS = 3;
const loadTones = lazyModule(() => import("../../audio/play-tone.ts"));

/** Plays a short Om. It cannot be started again while it plays. */
export function ToneButton() {
  const [isPlaying, setPlaying] = useState(false);
  useHeldFocus(isPlaying);

  async function play() {
    setPlaying(true);
    try {
      const { playTone } = await loadTones();
      await playTone("om", { seconds: SECONDS });
    } catch (error) {
      // The page is complete without the tone, so a failure is only logged.
      console.error(error);
    }
    setPlaying(false);
  }

  return (
    <button className="tone" aria-label={t.tone} title={t.tone} disabled={isPlaying} onClick={() => void play()}>
      <Icon name="tone" />
    </button>
  );
}
