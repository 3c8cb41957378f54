import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { recordingMessages as t } from "#messages/mantra.ts";
import { canSetVolume, connectChoices, defaultChoices, speeds } from "./recording-choices.ts";

interface Props {
  player: RefObject<HTMLAudioElement | null>;
  /** The choice of the recording, where there are several. */
  voice?: ReactNode;
}

/** Lets people choose speed and volume of the recording, which the device remembers. */
export function RecordingSettings({ player, voice }: Props) {
  const speed = useRef<HTMLSelectElement>(null);
  const volume = useRef<HTMLInputElement>(null);
  const [canSet, setCanSet] = useState(true);

  useEffect(() => {
    if (!player.current || !speed.current || !volume.current) return;
    setCanSet(canSetVolume(player.current));
    return connectChoices({
      player: player.current,
      speed: speed.current,
      volume: volume.current,
      describeVolume: t.percent,
    });
  }, [player]);

  return (
    <div className="recording-settings">
      {voice}
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
        {canSet ? t.volume : t.volumeByButtons}
        <input ref={volume} hidden={!canSet} type="range" max={1} step={0.05} defaultValue={defaultChoices.volume} />
      </label>
    </div>
  );
}
