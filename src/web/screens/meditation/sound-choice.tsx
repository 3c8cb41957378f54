import type { MeditationSound } from "#model/meditation.ts";
import { meditationMessages } from "../../messages/meditation.ts";
import { useMessages } from "../../messages/language.ts";
import { Waveform } from "./waveform.tsx";

export function SoundChoice({ sounds }: { sounds: readonly MeditationSound[] }) {
  const t = useMessages(meditationMessages);
  return (
    <fieldset className="card sounds">
      <legend>
        <h2>{t.soundChoice}</h2>
      </legend>
      {sounds.map(({ id, name, type, waveform }, place) => (
        <label key={id} className="sound-card">
          <input type="radio" name="sound" value={id} defaultChecked={place === 0} />
          <Waveform levels={waveform} />
          <strong>{name}</strong>
          <small>{t.types[type]}</small>
        </label>
      ))}
    </fieldset>
  );
}
