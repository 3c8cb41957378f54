import type { RefObject } from "react";
import type { Chant } from "#contract/page-replies.ts";
import type { ChantedMantra } from "#model/mantra.ts";
import { seekTo, startPlayer } from "../../audio/mantra-player.ts";
import { lazyPart, useOnDemand } from "../../loading/lazy-part.tsx";
import type { Mala } from "../../mala/mala.ts";
import type { HeardRecording } from "../../mala/use-heard-recording.ts";
import { wordsMessages as t } from "#messages/words.ts";
import { ownRecordingMessages } from "#messages/own-recording.ts";
import { WordByWord } from "../../ui/mantra/words/word-by-word.tsx";
import { PartButton } from "../../ui/part-button.tsx";
import { useLoadFailure } from "../../ui/use-load-failure.ts";

const ownRecordingPanel = lazyPart(() => import("../own-recording/own-recording-panel.tsx"), "own-recording");

export interface LearnProps {
  mantra: ChantedMantra;
  deity: Chant["deity"];
  /** ISO 639 code; Sanskrit by default. */
  language: string | undefined;
  verse: RefObject<HTMLElement | null>;
  player: RefObject<HTMLAudioElement | null>;
  mala: Mala;
  heard: HeardRecording;
}

/** Words of the mantra that is chanted, and one's own recording of it. */
export default function LearnPanel({ mantra, language, verse, player, heard }: LearnProps) {
  const ownRecording = useOnDemand(ownRecordingPanel, useLoadFailure());

  function playFrom(seconds: number) {
    if (!player.current) return;
    seekTo(player.current, seconds);
    startPlayer(player.current);
  }

  return (
    <>
      {mantra.hasWords && (
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
      )}
      <PartButton part={ownRecording}>{ownRecordingMessages.title}</PartButton>
      {ownRecording.Part && <ownRecording.Part heard={heard} />}
    </>
  );
}
