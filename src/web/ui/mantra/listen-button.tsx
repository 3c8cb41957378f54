import { useEffect, useState } from "react";
import { lazyModule } from "../../loading/lazy-module.ts";
import { deityMessages as t } from "#messages/deities.ts";
import { Icon } from "../icon.tsx";

const loadStopping = lazyModule(() => import("./stop-recordings.ts"));

/** Shows a button that plays the recording once, or stops it. */
export function ListenButton({ title, audioUrl }: { title: string; audioUrl: string }) {
  const [player, setPlayer] = useState<HTMLAudioElement | null>(null);

  useEffect(() => () => void (player && stop(player)), [player]);

  function play() {
    const player = new Audio(audioUrl);
    for (const end of ["pause", "error"]) player.addEventListener(end, () => setPlayer(null));
    // The player starts before any script is loaded, because browsers allow playback only in the press itself.
    player.play().catch((error: unknown) => {
      console.warn("The recording does not play", error);
      setPlayer(null);
    });
    // If this script cannot be loaded, two recordings may sound at once.
    loadStopping().then(({ stopOthers }) => stopOthers(player), console.warn);
    setPlayer(player);
  }

  const label = player ? t.stopPlaying : t.listenTo;
  return (
    <button className="button quiet" aria-label={label(title)} onClick={player ? () => void stop(player) : play}>
      <Icon name={player ? "stop" : "play"} />
      {player ? t.stop : t.listen}
    </button>
  );
}

/** Fades the recording out, or cuts it off if the script that fades cannot be loaded. */
const stop = (player: HTMLAudioElement) =>
  loadStopping().then(
    ({ fadeOut }) => fadeOut(player),
    () => player.pause(),
  );
