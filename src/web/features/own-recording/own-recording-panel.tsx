import { ownRecordingMessages as t } from "#messages/own-recording.ts";
import type { HeardRecording } from "../../mala/use-heard-recording.ts";
import { useOwnRecording, type OwnRecordingState } from "./use-own-recording.ts";

/** Records the mantra in the listener's own voice, cuts the loop, and keeps it on the device. */
export default function OwnRecordingPanel({ heard }: { heard: HeardRecording }) {
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

function Progress({ state, hasOwn }: { state: OwnRecordingState; hasOwn: boolean }) {
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
