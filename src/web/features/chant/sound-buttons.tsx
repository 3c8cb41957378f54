import { useState } from "react";
import { playTone } from "../../audio/play-tone.ts";
import { chantMessages as t } from "#messages/chant.ts";

/** Where nobody sings the mantra, a tone to chant it to. */
export function SoundButtons() {
  const [isSilent, setSilent] = useState(false);

  async function play(kind: "om" | "bell", seconds: number) {
    setSilent(!(await playTone(kind, { seconds })));
  }

  return (
    <p className="tones">
      <button className="button quiet" onClick={() => void play("om", 4)}>
        {t.om}
      </button>
      <button
        className="button quiet"
        onClick={() => void play("bell", 3)}
        title={t.bellHint}
        aria-describedby="bell-is"
      >
        {t.bell}
      </button>
      <small id="bell-is">{isSilent ? t.noSound : t.bellHint}</small>
    </p>
  );
}
