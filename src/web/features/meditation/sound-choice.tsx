import { useCallback, useEffect, useRef, useState } from "react";
import type { MeditationSound } from "#model/meditation.ts";
import type { SoundId } from "#model/practice.ts";
import { meditationMessages as t, sittingMessages } from "#messages/meditation.ts";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toast.ts";
import { fadeOut } from "../../audio/mantra-player.ts";
import { beginSound, endSound } from "../../audio/one-sound.ts";

/* These are the measures of a waveform, in the units of its drawing. */
const HEIGHT = 40;
const STEP = 4;

export function SoundChoice({ sounds }: { sounds: readonly MeditationSound[] }) {
  const { playing, play, stop } = useSoundPreview();

  return (
    <fieldset className="card sounds">
      <legend>
        <h2>{t.soundChoice}</h2>
      </legend>
      {sounds.map((sound, place) => (
        <div key={sound.id} className="sound-card">
          <label>
            <input type="radio" name="sound" value={sound.id} defaultChecked={place === 0} />
            <Waveform levels={sound.waveform} />
            <strong>{sound.name}</strong>
            <small>{t.types[sound.type]}</small>
          </label>
          <button
            type="button"
            className="preview"
            aria-label={playing === sound.id ? t.stopPreview(sound.name) : t.preview(sound.name)}
            onClick={() => (playing === sound.id ? stop() : play(sound))}
          >
            <Icon name={playing === sound.id ? "stop" : "play"} />
          </button>
        </div>
      ))}
    </fieldset>
  );
}

/** Plays one preview at a time. It ends by itself, by `stop`, by another sound, and when the page is left. */
function useSoundPreview() {
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
        showToast({ ...sittingMessages.audioError, variant: "destructive" });
      })
      .finally(() => setPlaying((current) => (current === id ? null : current)));
  }

  return { playing, play, stop };
}

/** Draws the loudness of a sound along its loop: a stroke for each part, around the middle. */
const Waveform = ({ levels }: { levels: readonly number[] }) => (
  <svg
    className="waveform"
    viewBox={`0 0 ${levels.length * STEP} ${HEIGHT}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path d={levels.map(toStroke).join("")} />
  </svg>
);

function toStroke(level: number, place: number) {
  const length = Math.max(2, Math.round(level * (HEIGHT - 4)));
  return `M${place * STEP + STEP / 2} ${(HEIGHT - length) / 2}v${length}`;
}

/** Length of a preview in milliseconds. */
const LENGTH = 10_000;

const isAbort = (error: unknown) => error instanceof DOMException && error.name === "AbortError";

/**
 * Plays the beginning of a sound, so that people can choose one. To be called in the press that asks for it. `ended`
 * rejects where the sound cannot be played.
 */
function previewSound({ audioUrl, from }: { audioUrl: string; from: number }) {
  const player = new Audio(audioUrl);
  player.currentTime = from;
  const stop = () => fadeOut(player);
  beginSound(stop);
  const timer = setTimeout(stop, LENGTH);

  const ended = new Promise<void>((resolve, reject) => {
    player.addEventListener("pause", () => resolve(), { once: true });
    player.addEventListener("error", () => reject(new Error(`${audioUrl} cannot be played`)), { once: true });
    // The player was stopped before it had begun.
    player.play().catch((error: unknown) => (isAbort(error) ? resolve() : reject(error)));
  }).finally(() => {
    clearTimeout(timer);
    endSound(stop);
  });
  return { stop, ended };
}
