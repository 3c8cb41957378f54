import { useState } from "react";
import { lazyModule } from "../../boot/lazy-module.ts";
import { deityMessages } from "../../messages/deity.ts";
import { useMessages } from "../../messages/language.ts";
import { useHeldFocus } from "../../ui/use-held-focus.ts";
import { Icon } from "../../ui/icon.tsx";

const SECONDS = 3;
const loadTones = lazyModule(() => import("../../audio/play-tone.ts"));

/** A short Om to gather oneself. It cannot be started again while it sounds. */
export function ToneButton() {
  const t = useMessages(deityMessages);
  const [isPlaying, setPlaying] = useState(false);
  useHeldFocus(isPlaying);

  async function play() {
    setPlaying(true);
    try {
      const { playTone } = await loadTones();
      await playTone("om", { seconds: SECONDS });
    } catch (error) {
      // The page is whole without the tone, so the log is enough.
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
