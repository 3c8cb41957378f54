import { useEffect, useRef, useState } from "react";
import type { MicrophoneRefusal } from "../../device/microphone.ts";
import { ownRecordings } from "../../audio/listening/own-recordings.ts";
import { openRecorder, type RecordedSound, type SoundRecorder } from "../../audio/listening/sound-recorder.ts";
import { trimRecording, type Trimmed } from "../../audio/listening/trim-recording.ts";
import { OURS, OWN, type HeardRecording } from "../../mala/use-heard-recording.ts";

export type OwnRecordingState =
  | { readonly status: "idle" | "opening" | "trimming" | "silent" | "failed" }
  | { readonly status: "refused"; readonly reason: MicrophoneRefusal | "lost" }
  | { readonly status: "recording"; readonly seconds: number; readonly level: number }
  | { readonly status: "trimmed"; readonly trimmed: Trimmed; readonly url: string; readonly isRefused: boolean };

/** Seconds after which a recording ends by itself. */
const LONGEST = 120;
/** Seconds between two states of the meter. */
const METER_STEP = 0.1;

/** Records the mantra, trims it to its loop, and keeps or deletes it on the device. */
export function useOwnRecording(heard: HeardRecording) {
  const [state, setState] = useState<OwnRecordingState>({ status: "idle" });
  const recorder = useRecorder();
  const url = state.status === "trimmed" ? state.url : null;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  async function record() {
    pauseAll();
    setState({ status: "opening" });
    const outcome = await recorder.open({
      onProgress: (seconds, level) => {
        if (seconds >= LONGEST) void stop();
        else setState({ status: "recording", seconds, level });
      },
      onLost: () => setState({ status: "refused", reason: "lost" }),
    });
    if (outcome) setState(outcome);
  }

  async function stop() {
    const recorded = recorder.stop();
    if (!recorded) return;
    setState({ status: "trimming" });
    setState(await trim(recorded, heard));
  }

  async function keep() {
    if (state.status !== "trimmed") return;
    try {
      await ownRecordings.put(heard.written.id, state.trimmed.recording);
    } catch (error) {
      console.info("The recording is not kept", error);
      return setState({ ...state, isRefused: true });
    }
    await heard.choose(OWN, true);
  }

  async function remove() {
    try {
      await ownRecordings.delete(heard.written.id);
    } catch (error) {
      console.info("The recording is not deleted", error);
      return setState({ status: "failed" });
    }
    await heard.choose(heard.id === OWN ? OURS : heard.id, false);
    setState({ status: "idle" });
  }

  return {
    state,
    record: () => void record(),
    stop: () => void stop(),
    keep: () => void keep(),
    remove: () => void remove(),
  };
}

/** Recorder of the microphone, which is closed when the panel is left. */
function useRecorder() {
  const recorder = useRef<SoundRecorder | null>(null);
  const isLeft = useRef(false);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      close(recorder);
    };
  }, []);

  /** Resolves to the state that follows; null when the panel has been left by then. */
  async function open({ onProgress, onLost }: RecorderEvents): Promise<OwnRecordingState | null> {
    let shownAt = -METER_STEP;
    try {
      const opened = await openRecorder({
        onProgress(seconds, level) {
          if (seconds < LONGEST && seconds - shownAt < METER_STEP) return;
          shownAt = seconds;
          onProgress(seconds, level);
        },
        onLost() {
          close(recorder);
          onLost();
        },
      });
      if (typeof opened === "string") return { status: "refused", reason: opened };
      if (isLeft.current) {
        opened.close();
        return null;
      }
      recorder.current = opened;
      return { status: "recording", seconds: 0, level: 0 };
    } catch (error) {
      console.info("The recorder could not be loaded", error);
      return { status: "failed" };
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

interface RecorderEvents {
  onProgress: (seconds: number, level: number) => void;
  onLost: () => void;
}

async function trim(recorded: RecordedSound, { written }: HeardRecording): Promise<OwnRecordingState> {
  try {
    const trimmed = await trimRecording(recorded, written);
    if (!trimmed) return { status: "silent" };
    return { status: "trimmed", trimmed, url: URL.createObjectURL(trimmed.recording.file), isRefused: false };
  } catch (error) {
    console.info("The recording could not be trimmed", error);
    return { status: "failed" };
  }
}

/** Nothing but the listener is to be recorded. */
function pauseAll() {
  for (const player of document.querySelectorAll("audio")) player.pause();
}
