import { OWN, type HeardRecording } from "../../../mala/use-heard-recording.ts";
import { recordingMessages } from "#messages/mantra.ts";
import { ownRecordingMessages as t } from "#messages/own-recording.ts";

/** These words stand beside the player and say who is heard. */
export function useCredit({ id, written }: HeardRecording) {
  const { synthesized } = recordingMessages;
  if (id === OWN) return t.ownHint;
  const other = written.otherRecordings?.find((recording) => recording.id === id);
  if (!other) return synthesized;
  return other.isSynthesized ? t.synthesizedBy(other.credit) : other.credit;
}
