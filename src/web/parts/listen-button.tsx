import { useEffect, useState } from "react";
import { deityMessages } from "../messages/deity.ts";
import { useMessages } from "../messages/language.ts";
import { Icon } from "../ui/icon.tsx";

/** Plays the recording once. */
export function ListenButton({ title, audioUrl }: { title: string; audioUrl: string }) {
  const t = useMessages(deityMessages);
  const [player, setPlayer] = useState<HTMLAudioElement | null>(null);

  useEffect(() => () => void (player && stop(player)), [player]);

  function play() {
    const player = new Audio(audioUrl);
    for (const end of ["pause", "error"]) player.addEventListener(end, () => setPlayer(null));
    // Before any download: browsers allow playback in the press itself only.
    player.play().catch((error: unknown) => {
      console.warn("The recording does not play", error);
      setPlayer(null);
    });
    void import("./listening.ts").then(({ stopOthers }) => stopOthers(player));
    setPlayer(player);
  }

  return player ? (
    <button className="button quiet" aria-label={t.stopPlaying(title)} onClick={() => void stop(player)}>
      <Icon name="stop" />
      {t.stop}
    </button>
  ) : (
    <button className="button quiet" aria-label={t.listenTo(title)} onClick={play}>
      <Icon name="play" />
      {t.listen}
    </button>
  );
}

const stop = async (player: HTMLAudioElement) => (await import("./listening.ts")).fadeOut(player);
