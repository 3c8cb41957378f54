import type { RefObject } from "react";
import type { ChantedMantra } from "#model/mantra.ts";
import { seekTo, startPlayer } from "../../audio/mantra-player.ts";
import { wordsMessages as t } from "#messages/words.ts";
import { WordByWord } from "../../ui/mantra/words/word-by-word.tsx";

interface Props {
  mantra: ChantedMantra;
  language: string | undefined;
  verse: RefObject<HTMLElement | null>;
  player: RefObject<HTMLAudioElement | null>;
}

/** Words of the mantra that is chanted. */
export default function WordsOfMantra({ mantra, language, verse, player }: Props) {
  function playFrom(seconds: number) {
    if (!player.current) return;
    seekTo(player.current, seconds);
    startPlayer(player.current);
  }

  return (
    <section className="words" aria-labelledby="words">
      <h2 id="words">{t.title}</h2>
      <WordByWord
        mantraId={mantra.id}
        language={language}
        verse={verse}
        timing={mantra.timing}
        player={player}
        playFrom={playFrom}
      />
    </section>
  );
}
