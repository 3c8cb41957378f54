import { useState } from "react";
import { deityMessages } from "../../messages/deity.ts";
import { useMessages } from "../../messages/language.ts";
import { useHeldFocus } from "../../ui/use-held-focus.ts";
import { Icon } from "../../ui/icon.tsx";

const SECONDS = 3;

/** A short Om to gather oneself. It cannot be started again while it sounds. */
export function ToneButton() {
  const t = useMessages(deityMessages);
  const [isPlaying, setPlaying] = useState(false);
  useHeldFocus(isPlaying);

  async function play() {
    setPlaying(true);
    try {
      const { playTone } = await import("../../audio/play-tone.ts");
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
