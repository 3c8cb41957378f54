import { useEffect, useRef, type RefObject } from "react";
import { chantMessages } from "../../messages/chant.ts";
import { useMessages } from "../../messages/language.ts";
import { connectChoices, defaultChoices, speeds } from "./recording-choices.ts";

/** Speed and loudness of the recording, remembered on the device. */
export function RecordingSettings({ player }: { player: RefObject<HTMLAudioElement | null> }) {
  const t = useMessages(chantMessages);
  const speed = useRef<HTMLSelectElement>(null);
  const volume = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (!player.current || !speed.current || !volume.current) return;
    return connectChoices({ player: player.current, speed: speed.current, volume: volume.current });
  }, [player]);

  return (
    <div className="recording-settings">
      <label>
        {t.speed}
        <select ref={speed} defaultValue={defaultChoices.speed}>
          {speeds.map((offered) => (
            <option key={offered} value={offered}>
              {t.timesSpeed(offered)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t.loudness}
        <input ref={volume} type="range" max={1} step={0.05} defaultValue={defaultChoices.volume} />
      </label>
    </div>
  );
}
