import { useEffect, useRef } from "react";
import { OURS, OWN, type HeardRecording } from "../../../mala/use-heard-recording.ts";
import { ownRecordingMessages as t } from "#messages/own-recording.ts";

/** Recordings of the mantra, where there are several. */
export function VoiceChoice({ heard }: { heard: HeardRecording }) {
  const select = useRef<HTMLSelectElement>(null);
  const { id, hasOwn, isByHand, written, choose } = heard;
  const others = written.otherRecordings ?? [];

  useEffect(() => {
    // The screen is rendered anew with the recording that was chosen here.
    if (isByHand) select.current?.focus();
  }, [isByHand]);

  if (!isThereChoice(heard)) return null;
  return (
    <label className="voice-choice">
      {t.voice}
      <select ref={select} defaultValue={id} onChange={({ target }) => void choose(target.value)}>
        {written.audioUrl && <option value={OURS}>{t.ours}</option>}
        {others.map(({ id: other, credit, isSynthesized }) => (
          <option key={other} value={other}>
            {isSynthesized ? t.synthesizedBy(credit) : credit}
          </option>
        ))}
        {hasOwn && <option value={OWN}>{t.own}</option>}
      </select>
    </label>
  );
}

const isThereChoice = ({ hasOwn, written }: HeardRecording) => hasOwn || Boolean(written.otherRecordings?.length);
