import { useEffect, useRef } from "react";
import type { MicrophoneRefusal } from "../../device/microphone.ts";
import { beginSound } from "../one-sound.ts";
import { openRecorder, type RecordedSound, type SoundRecorder } from "./sound-recorder.ts";

export type RecorderState =
  | { readonly status: "failed" }
  | { readonly status: "refused"; readonly reason: MicrophoneRefusal | "lost" }
  | { readonly status: "recording"; readonly seconds: number; readonly level: number };

/** A recording ends by itself after so many seconds. */
const LONGEST = 120;
/** The meter shows a new state after so many seconds. */
const METER_STEP = 0.1;

/** Returns a recorder of the microphone, which is closed when the part of the page that uses it is left. */
export function useRecorder() {
  const recorder = useRef<SoundRecorder | null>(null);
  const isLeft = useRef(false);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      close(recorder);
    };
  }, []);

  /** Opens the microphone, and shows each state after its answer, unless the panel has been left by then. */
  async function open({ show, onFull }: RecorderEvents) {
    silenceAll();
    let shownAt = -METER_STEP;
    try {
      const opened = await openRecorder({
        onProgress(seconds, level) {
          if (seconds >= LONGEST) return onFull();
          if (seconds - shownAt < METER_STEP) return;
          shownAt = seconds;
          show({ status: "recording", seconds, level });
        },
        onLost() {
          close(recorder);
          show({ status: "refused", reason: "lost" });
        },
      });
      if (typeof opened === "string") return show({ status: "refused", reason: opened });
      if (isLeft.current) return opened.close();
      recorder.current = opened;
      show({ status: "recording", seconds: 0, level: 0 });
    } catch (error) {
      console.info("The recorder could not be loaded", error);
      show({ status: "failed" });
    }
  }

  function stop(): RecordedSound | undefined {
    const recorded = recorder.current?.stop();
    recorder.current = null;
    return recorded;
  }

  return { open, stop };
}

function close(recorder: { current: SoundRecorder | null }) {
  recorder.current?.close();
  recorder.current = null;
}

/** Ends all sound, so that only the person's voice is recorded. */
function silenceAll() {
  beginSound(() => {});
  for (const player of document.querySelectorAll("audio")) player.pause();
}

interface RecorderEvents {
  show: (state: RecorderState) => void;
  /** Called when the recording has reached its greatest length. */
  onFull: () => void;
}
