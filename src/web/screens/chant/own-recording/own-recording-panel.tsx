import { useEffect, useRef, useState } from "react";
import { OURS, OWN } from "../recording/heard-recordings.ts";
import { ownRecordings } from "../../../listening/own-recordings.ts";
import { openRecorder, type SoundRecorder } from "../../../listening/sound-recorder.ts";
import { trimRecording, type Trimmed } from "../../../listening/trim-recording.ts";
import type { MicrophoneRefusal } from "../../../device/microphone.ts";
import { useMessages } from "../../../messages/language.ts";
import { ownRecordingMessages } from "../../../messages/own-recording.ts";
import type { HeardRecording } from "../recording/use-heard-recording.ts";

type State =
  | { readonly status: "idle" | "opening" | "trimming" | "silent" | "failed" }
  | { readonly status: "refused"; readonly reason: MicrophoneRefusal | "lost" }
  | { readonly status: "recording"; readonly seconds: number; readonly level: number }
  | { readonly status: "trimmed"; readonly trimmed: Trimmed; readonly url: string; readonly isRefused: boolean };

/** Seconds after which a recording ends by itself. */
const LONGEST = 120;
/** Seconds between two states of the meter. */
const METER_STEP = 0.1;

/** Records the mantra in the listener's own voice, cuts the loop, and keeps it on the device. */
export default function OwnRecordingPanel({ heard }: { heard: HeardRecording }) {
  const t = useMessages(ownRecordingMessages);
  const { state, record, stop, keep, remove } = useOwnRecording(heard);
  const isBusy = state.status === "opening" || state.status === "trimming";
  const isFirst = state.status !== "trimmed" && !heard.hasOwn;

  return (
    <section className="own-recording card" aria-label={t.title}>
      <h2>{t.title}</h2>
      <p>{t.promise}</p>
      <output>
        <Progress state={state} hasOwn={heard.hasOwn} />
      </output>
      {state.status === "recording" && <meter max={1} value={state.level} aria-hidden="true" />}
      {state.status === "trimmed" && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- its words stand above
        <audio src={state.url} controls aria-label={t.preview} />
      )}
      <div className="own-recording-choices">
        {state.status === "recording" ? (
          <button className="button" onClick={stop}>
            {t.stop}
          </button>
        ) : (
          <>
            {state.status === "trimmed" && (
              <button className="button" onClick={keep}>
                {t.use}
              </button>
            )}
            <button className={isFirst ? "button" : "button quiet"} disabled={isBusy} onClick={record}>
              {isFirst ? t.record : t.again}
            </button>
            {heard.hasOwn && (
              <button className="button quiet" disabled={isBusy} onClick={remove}>
                {t.delete}
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

function Progress({ state, hasOwn }: { state: State; hasOwn: boolean }) {
  const t = useMessages(ownRecordingMessages);
  switch (state.status) {
    case "idle":
      return hasOwn ? t.kept : null;
    case "refused":
      return t[`refusal-${state.reason}`];
    case "recording":
      return t.recording(state.seconds);
    case "trimmed": {
      const { repetitions, recording } = state.trimmed;
      return state.isRefused ? t.notKept : t.trimmed(recording.seconds, repetitions);
    }
    default:
      return t[state.status];
  }
}

function useOwnRecording(heard: HeardRecording) {
  const [state, setState] = useState<State>({ status: "idle" });
  const recorder = useRef<SoundRecorder | null>(null);
  const isLeft = useRef(false);

  function close() {
    recorder.current?.close();
    recorder.current = null;
  }

  // A microphone that nobody sees is closed.
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      close();
    };
  }, []);
  const url = state.status === "trimmed" ? state.url : null;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  async function record() {
    pauseAll();
    setState({ status: "opening" });
    let shownAt = -METER_STEP;
    try {
      const opened = await openRecorder({
        onProgress(seconds, level) {
          if (seconds >= LONGEST) return void stop();
          if (seconds - shownAt < METER_STEP) return;
          shownAt = seconds;
          setState({ status: "recording", seconds, level });
        },
        onLost() {
          close();
          setState({ status: "refused", reason: "lost" });
        },
      });
      if (typeof opened === "string") return setState({ status: "refused", reason: opened });
      if (isLeft.current) return opened.close();
      recorder.current = opened;
      setState({ status: "recording", seconds: 0, level: 0 });
    } catch (error) {
      console.info("The recorder could not be loaded", error);
      setState({ status: "failed" });
    }
  }

  async function stop() {
    const recorded = recorder.current?.stop();
    recorder.current = null;
    if (!recorded) return;
    setState({ status: "trimming" });
    try {
      const trimmed = await trimRecording(recorded, heard.written);
      setState(
        trimmed
          ? { status: "trimmed", trimmed, url: URL.createObjectURL(trimmed.recording.file), isRefused: false }
          : { status: "silent" },
      );
    } catch (error) {
      console.info("The recording could not be trimmed", error);
      setState({ status: "failed" });
    }
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

/** Nothing but the listener is to be recorded. */
function pauseAll() {
  for (const player of document.querySelectorAll("audio")) player.pause();
}
