import { useState, useEffect } from "react";
import { lazyPart, useOnDemand } from "../../loading/lazy-part.tsx";
import type { HeardRecording } from "../../mala/use-heard-recording.ts";
import { learnMessages as t } from "#messages/learn.ts";
import { ownRecordingMessages } from "#messages/own-recording.ts";
import { PartButton } from "../../ui/part-button.tsx";
import { useLoadFailure } from "../../ui/use-load-failure.ts";
import { Lead, NextStep, Quiet, type StepProps } from "./steps.tsx";
import { wavFile } from "mantra-listening";
import { useRecorder, type RecorderState } from "../../audio/listening/use-recorder.ts";

const ownRecordingPanel = lazyPart(() => import("../own-recording/own-recording-panel.tsx"), "own-recording");

/**
 * Lets people record their voice and hear it after the teacher's, or chant in turn with the teacher without a
 * recording.
 */
export function SayStep({ lesson, heard }: StepProps & { heard: HeardRecording }) {
  const { sound, spans, mantra } = lesson;
  const said = useSaid();
  const ownRecording = useOnDemand(ownRecordingPanel, useLoadFailure());
  const [line, setLine] = useState<number | null>(null);
  /** The state is true once both voices were heard, or the turns were begun. */
  const [hasPracticed, setPracticed] = useState(false);
  const { state } = said;
  const span = line === null ? undefined : spans?.[line];

  function record() {
    sound.stop();
    setPracticed(false);
    said.record();
  }

  function hearBoth(url: string) {
    setPracticed(true);
    sound.playWithOwn(url, span);
  }

  function takeTurns() {
    setPracticed(true);
    const { start, end } = span ?? { start: 0, end: mantra.timing?.at(-1)?.end ?? 0 };
    // A learner takes a little longer than the teacher.
    sound.play({ span, rest: (end - start) * 1200 + 500, onTurn: () => true });
  }

  if (!sound.isThere) return <NextStep lesson={lesson} />;
  return (
    <>
      <output>
        {state.status === "recording" && t.seconds(state.seconds)}
        {state.status === "opening" && t.opening}
        {state.status === "refused" && ownRecordingMessages[`refusal-${state.reason}`]}
        {state.status === "failed" && ownRecordingMessages.failed}
        {sound.sounding === "resting" && state.status !== "said" && t.yourTurn}
        {sound.sounding === "sounding" && state.status !== "said" && t.teacher}
      </output>
      {state.status === "recording" && <meter max={1} value={state.level} aria-hidden="true" />}
      <SayLead lesson={lesson} said={said} {...{ record, hearBoth, hasPracticed }} />
      {spans && spans.length > 1 && state.status !== "recording" && (
        <PartChoice
          lines={spans.length}
          line={line}
          onChoose={(chosen) => [said.forget(), sound.stop(), setLine(chosen)]}
        />
      )}
      <div className="learn-choices">
        {state.status === "said" && !sound.isOn && (
          <>
            {hasPracticed && <Quiet onPress={() => hearBoth(state.url)}>{t.hearBoth}</Quiet>}
            <Quiet onPress={record}>{t.recordAgain}</Quiet>
          </>
        )}
        {state.status !== "recording" && state.status !== "opening" && !sound.isOn && (
          <Quiet onPress={takeTurns}>{t.inTurn}</Quiet>
        )}
      </div>
      {state.status === "idle" && !sound.isOn && !hasPracticed && <small>{t.inTurnHint}</small>}
      {state.status !== "recording" && <PartButton part={ownRecording}>{ownRecordingMessages.title}</PartButton>}
      {ownRecording.Part && <ownRecording.Part heard={heard} />}
    </>
  );
}

interface SayLeadProps extends StepProps {
  said: ReturnType<typeof useSaid>;
  record: () => void;
  hearBoth: (url: string) => void;
  hasPracticed: boolean;
}

function SayLead({ lesson, said: { state, stop }, record, hearBoth, hasPracticed }: SayLeadProps) {
  if (state.status === "recording") return <Lead onPress={stop}>{t.stopRecording}</Lead>;
  if (lesson.sound.isOn) return <Lead onPress={lesson.sound.pause}>{t.stop}</Lead>;
  if (state.status === "said" && !hasPracticed) return <Lead onPress={() => hearBoth(state.url)}>{t.hearBoth}</Lead>;
  if (hasPracticed || state.status === "refused" || state.status === "failed") return <NextStep lesson={lesson} />;
  return (
    <Lead onPress={record} isDisabled={state.status === "opening"}>
      {t.record}
    </Lead>
  );
}

interface PartProps {
  lines: number;
  line: number | null;
  onChoose: (line: number | null) => void;
}

const PartChoice = ({ lines, line, onChoose }: PartProps) => (
  <select
    aria-label={t.part}
    value={line ?? ""}
    onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
  >
    <option value="">{t.whole}</option>
    {Array.from({ length: lines }, (_, place) => (
      <option key={place} value={place}>
        {t.lineOf(place + 1, lines)}
      </option>
    ))}
  </select>
);

type SaidState =
  | RecorderState
  | { readonly status: "idle" | "opening" }
  /** `url` is the address of what was recorded, in the memory of this page. */
  | { readonly status: "said"; readonly url: string };

/** Records what somebody says, to be heard after the teacher. The recording is neither stored nor sent. */
function useSaid() {
  const [state, setState] = useState<SaidState>({ status: "idle" });
  const recorder = useRecorder();
  const url = state.status === "said" ? state.url : null;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  function record() {
    setState({ status: "opening" });
    void recorder.open({ show: setState, onFull: stop });
  }

  function stop() {
    const recorded = recorder.stop();
    if (!recorded) return;
    setState({ status: "said", url: URL.createObjectURL(new Blob([wavFile(recorded)], { type: "audio/wav" })) });
  }

  return { state, record, stop, forget: () => setState({ status: "idle" }) };
}
