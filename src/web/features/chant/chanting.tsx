import { useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { Chant } from "#contract/page-replies.ts";
import { lazyPart, useOnDemand } from "../../loading/lazy-part.tsx";
import { chantMessages as t } from "#messages/chant.ts";
import { NotFound } from "../../ui/not-found.tsx";
import { useLoadFailure } from "../../ui/use-load-failure.ts";
import { RomanLines } from "../../ui/mantra/roman-lines.tsx";
import { Verse } from "../../ui/mantra/verse.tsx";
import hymnLetters from "../../ui/mantra/hymn-letters.css?url";
import { ChantHeader } from "./chant-header.tsx";
import { CounterPanel } from "./counter-panel.tsx";
import { Guide } from "./guide.tsx";
import { createMala } from "../../mala/mala.ts";
import { PartButton } from "../../ui/part-button.tsx";
import { usePracticeMode } from "./practice-mode/use-practice-mode.ts";
import { RecordingPlayer } from "./recording/recording-player.tsx";
import { useHeardRecording, type HeardRecording } from "../../mala/use-heard-recording.ts";
import { useCredit, VoiceChoice } from "./recording/voice-choice.tsx";
import { RecordingSettings } from "../../ui/mantra/recording/recording-settings.tsx";
import { SoundButtons } from "./sound-buttons.tsx";
import { useEnteredMala } from "./use-entered-mala.ts";
import { VerseTools } from "./verse-tools.tsx";

const wordByWord = lazyPart(() => import("./words/word-by-word.tsx"), "words");

const ownRecordingPanel = lazyPart(() => import("../own-recording/own-recording-panel.tsx"), "own-recording");

interface Props {
  chant: Chant | null;
  onHydrated: () => void;
}

export default function Chanting({ chant, onHydrated }: Props) {
  const { notFound } = t;
  return chant ? <HeardMala chant={chant} onHydrated={onHydrated} /> : <NotFound what={notFound} />;
}

/** The screen begins anew with the recording that is chosen. A mala in progress goes on, for its beads are kept. */
function HeardMala({ chant, onHydrated }: { chant: Chant } & Pick<Props, "onHydrated">) {
  const heard = useHeardRecording(chant.mantra);
  return <Mala key={heard.id} {...chant} mantra={heard.mantra} heard={heard} onHydrated={onHydrated} />;
}

interface MalaProps extends Chant, Pick<Props, "onHydrated"> {
  heard: HeardRecording;
}

function Mala({ onHydrated, heard, ...chant }: MalaProps) {
  const { mantra, deity, hymn } = chant;
  const verse = useRef<HTMLDivElement>(null);
  const player = useRef<HTMLAudioElement>(null);
  const [mala] = useState(() => createMala(chant));
  const isPlayable = useSyncExternalStore(mala.subscribe, mala.hasRecording, mala.hasRecording);

  const showLoadFailure = useLoadFailure();
  const words = useOnDemand(wordByWord, showLoadFailure);
  const ownRecording = useOnDemand(ownRecordingPanel, showLoadFailure);
  const credit = useCredit(heard);
  const practiceMode = usePracticeMode(mala);
  // Under the recording, or in practice mode among the other controls.
  const soundSettings = useMemo(
    () => isPlayable && <RecordingSettings player={player} voice={<VoiceChoice heard={heard} />} />,
    [isPlayable, heard],
  );
  useEnteredMala(mala, { verse, player, onHydrated });
  return (
    <article
      className={`chant ${deity.id}-background`}
      data-night={deity.isNight}
      data-mantra={mantra.id}
      data-hymn={hymn?.id}
      // Three stand for more, too.
      data-lines={Math.min(3, mantra.padas.length)}
      data-hydrates="late"
      data-practicing={practiceMode.isOn || undefined}
      data-still={practiceMode.isStill || undefined}
    >
      {/* Not among the styles of this screen, for most of what is chanted here is no hymn. */}
      {hymn && <link rel="stylesheet" href={hymnLetters} precedence="default" />}
      <ChantHeader chant={chant} isPracticing={practiceMode.isOn} />
      <section
        className="verse-space"
        data-verse-scroller=""
        aria-label={t.verse}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- in practice mode a long verse scrolls, by keys too
        tabIndex={practiceMode.isOn ? 0 : undefined}
      >
        <Verse mantra={mantra} isPlayable={isPlayable} language={hymn?.language} ref={verse}>
          <RomanLines padas={mantra.padas} language={hymn?.language} isPlayable={isPlayable} />
        </Verse>
      </section>
      <CounterPanel image={deity.image} mala={mala} practiceMode={practiceMode} soundSettings={soundSettings} />
      <div className="sound">
        {isPlayable ? (
          <RecordingPlayer mantra={mantra} player={player} credit={credit}>
            {!practiceMode.isOn && soundSettings}
          </RecordingPlayer>
        ) : (
          <SoundButtons />
        )}
        <VerseTools mantra={mantra} deity={deity}>
          {mantra.hasWords && <PartButton part={words}>{t.words}</PartButton>}
          <PartButton part={ownRecording}>{t.ownRecording}</PartButton>
        </VerseTools>
        {ownRecording.Part && <ownRecording.Part heard={heard} />}
      </div>
      <Guide {...chant}>
        {words.Part && <words.Part mantra={mantra} language={hymn?.language} verse={verse} player={player} />}
      </Guide>
    </article>
  );
}
