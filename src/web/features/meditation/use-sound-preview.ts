import { useCallback, useEffect, useRef, useState } from "react";
import type { MeditationSound } from "#model/meditation.ts";
import type { SoundId } from "#model/practice.ts";
import { sittingMessages as t } from "#messages/meditation.ts";
import { previewSound } from "../../audio/sound-preview.ts";
import { showToast } from "../../ui/toast.ts";

/** One preview at a time; it ends by itself, by `stop`, by another sound, and with the page. */
export function useSoundPreview() {
  const [playing, setPlaying] = useState<SoundId | null>(null);
  const stopCurrent = useRef(() => {});
  const stop = useCallback(() => stopCurrent.current(), []);

  useEffect(() => stop, [stop]);

  function play({ id, audioUrl, loopStart }: MeditationSound) {
    setPlaying(id);
    const preview = previewSound({ audioUrl, from: loopStart });
    stopCurrent.current = preview.stop;
    preview.ended
      .catch((error: unknown) => {
        console.warn("The preview does not play", error);
        showToast({ ...t.audioError, variant: "destructive" });
      })
      .finally(() => setPlaying((current) => (current === id ? null : current)));
  }

  return { playing, play, stop };
}
