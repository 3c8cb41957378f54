import { useEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { ChantedMantra } from "#model/mantra.ts";
import { fadeOut, startPlayer } from "../../../audio/mantra-player.ts";
import { OWN, type HeardRecording } from "../../../mala/use-heard-recording.ts";
import { chantMessages as t } from "#messages/chant.ts";
import { recordingMessages } from "#messages/mantra.ts";
import { ownRecordingMessages } from "#messages/own-recording.ts";
import { Icon } from "../../../ui/icon.tsx";
import { padaStarts } from "../../../ui/mantra/recording/pada-times.ts";
import { applyKeptChoices } from "../../../ui/mantra/recording/recording-choices.ts";
import { connectSeekBar } from "./seek-bar.ts";

interface Props {
  mantra: ChantedMantra;
  player: RefObject<HTMLAudioElement | null>;
  heard: HeardRecording;
}

/**
 * Controls of the recording. The element under them is the browser's own, with its own controls where there is no
 * script. What is pressed here reaches the counter as an event of that element.
 */
export function RecordingPlayer({ mantra, player, heard }: Props) {
  const seekBar = useRef<HTMLInputElement>(null);
  const isPlaying = useIsPlaying(player);
  const { padas, timing = [] } = mantra;
  const starts = useMemo(() => padaStarts({ padas, timing }), [padas, timing]);
  const length = timing.at(-1)?.end ?? 0;

  useEffect(() => {
    if (!player.current || !seekBar.current) return;
    applyKeptChoices(player.current);
    return connectSeekBar({ player: player.current, seekBar: seekBar.current, starts, describe: t.position });
  }, [player, starts]);

  /** A press that came before the app plays the recording by itself, and is repeated here. */
  function toggle() {
    if (!player.current) return;
    if (isPlaying) fadeOut(player.current);
    else startPlayer(player.current);
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its words stand above, and light up as they are sung */}
      <audio ref={player} src={mantra.audioUrl} controls loop preload="metadata" aria-label={t.recording(mantra.title)}>
        {t.noAudioElement}
      </audio>
      <div className="player">
        <button className="play" data-plays="" aria-label={t.playRecording} aria-pressed={isPlaying} onClick={toggle}>
          <Icon name="play" />
        </button>
        <input
          ref={seekBar}
          type="range"
          max={length}
          step={0.1}
          defaultValue={0}
          aria-label={t.seek}
          aria-valuetext={t.position(0, length)}
        />
      </div>
      <small className="voice">{creditOf(heard)}</small>
    </>
  );
}

/** False until the app is there, whatever plays already. */
function useIsPlaying(player: RefObject<HTMLAudioElement | null>) {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    const { current } = player;
    if (!current) return;
    const listening = new AbortController();
    const show = () => setPlaying(!current.paused);
    for (const name of ["play", "pause"]) current.addEventListener(name, show, { signal: listening.signal });
    show();
    return () => listening.abort();
  }, [player]);
  return isPlaying;
}

/** These words stand beside the player and say who is heard. */
function creditOf({ id, written }: HeardRecording) {
  const { synthesized } = recordingMessages;
  if (id === OWN) return ownRecordingMessages.ownHint;
  const other = written.otherRecordings?.find((recording) => recording.id === id);
  if (!other) return synthesized;
  return other.isSynthesized ? ownRecordingMessages.synthesizedBy(other.credit) : other.credit;
}
