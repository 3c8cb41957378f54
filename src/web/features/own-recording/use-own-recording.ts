import { useEffect, useState } from "react";
import { ownRecordings } from "../../audio/listening/own-recordings.ts";
import type { RecordedSound } from "../../audio/listening/sound-recorder.ts";
import { trimRecording, type Trimmed } from "../../audio/listening/trim-recording.ts";
import { useRecorder, type RecorderState } from "../../audio/listening/use-recorder.ts";
import { OURS, OWN, type HeardRecording } from "../../mala/use-heard-recording.ts";

export type OwnRecordingState =
  | RecorderState
  | { readonly status: "idle" | "opening" | "trimming" | "silent" }
  | { readonly status: "trimmed"; readonly trimmed: Trimmed; readonly url: string; readonly isRefused: boolean };

/** Records the mantra, trims it to its loop, and keeps or deletes it on the device. */
export function useOwnRecording(heard: HeardRecording) {
  const [state, setState] = useState<OwnRecordingState>({ status: "idle" });
  const recorder = useRecorder();
  const url = state.status === "trimmed" ? state.url : null;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  function record() {
    setState({ status: "opening" });
    void recorder.open({ show: setState, onFull: () => void stop() });
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
    record,
    stop: () => void stop(),
    keep: () => void keep(),
    remove: () => void remove(),
  };
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
