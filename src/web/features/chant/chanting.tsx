import { useMemo, useRef, useState, useSyncExternalStore, useEffect, useLayoutEffect, type RefObject } from "react";
import type { Chant } from "#contract/page-replies.ts";
import { lazyPart, useOnDemand } from "../../loading/lazy-part.tsx";
import { chantMessages as t } from "#messages/chant.ts";
import { NotFound } from "../../ui/not-found.tsx";
import { useLoadFailure } from "../../ui/use-load-failure.ts";
import { RomanLines } from "../../ui/mantra/roman-lines.tsx";
import { Verse } from "../../ui/mantra/verse.tsx";
import hymnLetters from "../../ui/mantra/hymn-letters.css?url";
import { CounterPanel } from "./counter-panel.tsx";
import { Guide } from "./guide.tsx";
import { createMala, type Mala } from "../../mala/mala.ts";
import { PartButton } from "../../ui/part-button.tsx";
import { usePracticeMode } from "./practice-mode/use-practice-mode.ts";
import { RecordingPlayer } from "./recording/recording-player.tsx";
import { useHeardRecording, type HeardRecording } from "../../mala/use-heard-recording.ts";
import { useCredit, VoiceChoice } from "./recording/voice-choice.tsx";
import { RecordingSettings } from "../../ui/mantra/recording/recording-settings.tsx";
import { VerseTools } from "./verse-tools.tsx";
import { Link } from "wouter";
import { paths } from "#model/paths.ts";
import { DeityIcon } from "../../ui/mantra/deity-icon.tsx";
import { Icon } from "../../ui/icon.tsx";
import { MORE } from "./controls/more-controls.tsx";
import { playTone } from "../../audio/play-tone.ts";
import { collectEarlySamples } from "../../audio/player-samples.ts";
import { useSession } from "../../data/session.ts";
import { browserPractice } from "../../practice/browser-practice.ts";

const wordByWord = lazyPart(() => import("./words-of-mantra.tsx"), "words");

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
  // They stand under the recording, or in practice mode among the other controls.
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
      // Three stand for any larger number, too.
      data-lines={Math.min(3, mantra.padas.length)}
      data-hydrates="late"
      data-practicing={practiceMode.isOn || undefined}
      data-still={practiceMode.isStill || undefined}
    >
      {/* These letters are no part of the screen's styles, for most of what is chanted here is no hymn. */}
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

interface HeaderProps {
  chant: Chant;
  isPracticing: boolean;
}

/** Title of the mantra, with the way back to its deity or hymn, and in practice mode the button of the other controls. */
function ChantHeader({ chant: { mantra, deity, hymn }, isPracticing }: HeaderProps) {
  return (
    <header>
      <Link
        className="back"
        href={hymn ? `${paths.hymn(hymn.id)}#${mantra.id}` : paths.deity(deity.id)}
        aria-label={t.back(hymn?.title ?? deity.name)}
      >
        <Icon name="back" />
      </Link>
      <DeityIcon svg={deity.svgIcon} />
      <h1>{mantra.title}</h1>
      {isPracticing && (
        <button className="more-button" popoverTarget={MORE} aria-label={t.more}>
          <span aria-hidden="true">⋯</span>
        </button>
      )}
    </header>
  );
}

/** A mantra without a recording offers a tone to chant to. */
function SoundButtons() {
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

interface EnteredOptions {
  verse: RefObject<HTMLElement | null>;
  /** Empty where there is no recording. */
  player: RefObject<HTMLAudioElement | null>;
  onHydrated: () => void;
}

/** Connects a mala with the page while the screen is shown, and with the day of the session's user. */
function useEnteredMala(mala: Mala, { verse, player, onHydrated }: EnteredOptions) {
  const { data: session } = useSession();
  const dayBeginsAt = session?.user?.settings.dayBeginsAt ?? 0;
  useEffect(() => mala.beginDayAt(dayBeginsAt), [mala, dayBeginsAt]);

  // A layout effect is undone before the screen is taken out of the page, which would cut off its sound.
  useLayoutEffect(() => {
    if (!verse.current) return;
    const leave = mala.enter({
      deps: browserPractice(),
      player: player.current,
      verse: verse.current,
      earlySamples: collectEarlySamples(),
    });
    onHydrated();
    return leave;
  }, [mala, onHydrated, verse, player]);
}
