import type { MeditationSound } from "#model/meditation.ts";
import { meditationMessages as t } from "#messages/meditation.ts";
import { Icon } from "../../ui/icon.tsx";
import { useSoundPreview } from "./use-sound-preview.ts";
import { Waveform } from "./waveform.tsx";

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
