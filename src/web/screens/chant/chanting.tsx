import { use, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Link } from "wouter";
import type { Chant } from "#contract/page-api.ts";
import { paths } from "#model/paths.ts";
import { collectEarlySamples } from "../../audio/early-samples.ts";
import { lazyPart, useOnDemand } from "../../boot/lazy-part.tsx";
import { loadStyles } from "../../boot/screen-styles.ts";
import { useSession } from "../../data/session.ts";
import { chantMessages } from "../../messages/chant.ts";
import { LanguageContext, useMessages } from "../../messages/language.ts";
import { DeityIcon } from "../../parts/deity-icon.tsx";
import { NotFound } from "../../parts/not-found.tsx";
import { useLoadFailure } from "../../parts/use-load-failure.ts";
import { RomanLines } from "../../parts/roman-lines.tsx";
import { Verse } from "../../parts/verse.tsx";
import hymnLetters from "../../parts/hymn-letters.css?url";
import { browserPractice } from "../../practice/browser-practice.ts";
import { Icon } from "../../ui/icon.tsx";
import { CounterPanel } from "./counter-panel.tsx";
import { Guide } from "./guide.tsx";
import { MORE } from "./controls/more-controls.tsx";
import { createMala } from "./mala.ts";
import { usePracticeMode } from "./practice-mode/use-practice-mode.ts";
import { RecordingPlayer } from "./recording/recording-player.tsx";
import { useHeardRecording, type HeardRecording } from "./recording/use-heard-recording.ts";
import { useCredit, VoiceChoice } from "./recording/voice-choice.tsx";
import { RecordingSettings } from "../../parts/recording/recording-settings.tsx";
import { SoundButtons } from "./sound-buttons.tsx";
import { VerseTools } from "./verse-tools.tsx";

/** Its styles lie in the sheet with the styles of all screens. */
const wordByWord = lazyPart(
  () => import("./words/word-by-word.tsx"),
  () => loadStyles("words"),
);

/** Its styles lie in the sheet with the styles of all screens. */
const ownRecordingPanel = lazyPart(
  () => import("./own-recording/own-recording-panel.tsx"),
  () => loadStyles("own-recording"),
);

interface Props {
  chant: Chant | null;
  onHydrated: () => void;
}

export default function Chanting({ chant, onHydrated }: Props) {
  const { notFound } = useMessages(chantMessages);
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
  const t = useMessages(chantMessages);
  const language = use(LanguageContext);
  const verse = useRef<HTMLDivElement>(null);
  const player = useRef<HTMLAudioElement>(null);
  const [mala] = useState(() => createMala(chant, language));
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
  const { data: session } = useSession();
  const dayBeginsAt = session?.user?.settings.dayBeginsAt ?? 0;
  useEffect(() => mala.beginDayAt(dayBeginsAt), [mala, dayBeginsAt]);

  // Before the screen is taken out of the page, for then its sound would be cut off.
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
  }, [mala, onHydrated]);

  return (
    <article
      className={`chant ${deity.id}-background`}
      data-night={deity.isNight}
      data-mantra={mantra.id}
      data-hymn={hymn?.id}
      data-hydrates="late"
      data-practicing={practiceMode.isOn || undefined}
      data-still={practiceMode.isStill || undefined}
    >
      {/* Not among the styles of this screen, for most of what is chanted here is no hymn. */}
      {hymn && <link rel="stylesheet" href={hymnLetters} precedence="default" />}
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
        {practiceMode.isOn && (
          <button className="more-button" popoverTarget={MORE} aria-label={t.more}>
            <span aria-hidden="true">⋯</span>
          </button>
        )}
      </header>
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
          {mantra.hasWords && (
            <button
              className="button quiet"
              aria-pressed={words.Part !== null}
              onClick={words.Part ? words.hide : words.show}
            >
              {t.words}
            </button>
          )}
          <button
            className="button quiet"
            aria-pressed={ownRecording.Part !== null}
            onClick={ownRecording.Part ? ownRecording.hide : ownRecording.show}
          >
            {t.ownRecording}
          </button>
        </VerseTools>
        {ownRecording.Part && <ownRecording.Part heard={heard} />}
      </div>
      <Guide {...chant}>{words.Part && <words.Part mantra={mantra} verse={verse} player={player} />}</Guide>
    </article>
  );
}
