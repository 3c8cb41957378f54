import {
  useRef,
  useState,
  useSyncExternalStore,
  useEffect,
  useLayoutEffect,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from "react";
import type { Chant } from "#contract/page-replies.ts";
import { chantMessages as t } from "#messages/chant.ts";
import { NotFound } from "../../ui/not-found.tsx";
import { FavoriteToggle } from "../../ui/mantra/favorite-toggle.tsx";
import hymnLetters from "../../ui/mantra/hymn-letters.css?url";
import { CounterPanel } from "./counter-panel.tsx";
import { More } from "./controls/more.tsx";
import { TextTabs } from "./text-tabs.tsx";
import { VerseSpace } from "./verse-space.tsx";
import { createMala, type Mala } from "../../mala/mala.ts";
import { usePracticeMode } from "./practice-mode/use-practice-mode.ts";
import { RecordingPlayer } from "./recording/recording-player.tsx";
import { useHeardRecording, type HeardRecording } from "../../mala/use-heard-recording.ts";
import { Link } from "wouter";
import { paths, verseInHymn } from "#model/paths.ts";
import { DeityIcon } from "../../ui/mantra/deity-icon.tsx";
import { Icon } from "../../ui/icon.tsx";
import { playTone } from "../../audio/play-tone.ts";
import { collectEarlySamples } from "../../audio/player-samples.ts";
import { useSession } from "../../data/session.ts";
import { browserPractice } from "../../practice/browser-practice.ts";
import { lazyPart, useOnDemand } from "../../loading/lazy-part.tsx";
import { useLoadFailure } from "../../ui/use-load-failure.ts";
import { isAskedByLink } from "./asked-by-link.ts";

export interface Props {
  chant: Chant | null;
  onHydrated: () => void;
  /** The field is present for a mantra that the person has made. */
  own?: {
    /** The title is in sight on this screen alone. */
    title: string;
    /** This stands below the counter instead of the texts about a mantra. */
    Below: ComponentType<{ heard: HeardRecording; sound: ReactNode }>;
  };
}

export default function Chanting({ chant, ...props }: Props) {
  const { notFound } = t;
  return chant ? <HeardMala chant={chant} {...props} /> : <NotFound what={notFound} />;
}

/** The screen begins anew with the recording that is chosen. A mala in progress goes on, for its beads are kept. */
function HeardMala({ chant, ...props }: Props & { chant: Chant }) {
  const heard = useHeardRecording(chant.mantra);
  const [isSheetOpen, keepSheetOpen] = useState(false);
  return (
    <Mala
      key={heard.id}
      {...chant}
      mantra={heard.mantra}
      heard={heard}
      isSheetOpen={isSheetOpen}
      keepSheetOpen={keepSheetOpen}
      {...props}
    />
  );
}

interface MalaProps extends Chant, Pick<Props, "onHydrated" | "own"> {
  heard: HeardRecording;
  isSheetOpen: boolean;
  keepSheetOpen: (isOpen: boolean) => void;
}

function Mala({ onHydrated, heard, isSheetOpen, keepSheetOpen, own, ...chant }: MalaProps) {
  const { mantra, deity, hymn } = chant;
  const verse = useRef<HTMLDivElement>(null);
  const player = useRef<HTMLAudioElement>(null);
  const [mala] = useState(() => createMala(chant));
  const isPlayable = useSyncExternalStore(mala.subscribe, mala.hasRecording, mala.hasRecording);
  const practiceMode = usePracticeMode(mala);
  useEnteredMala(mala, { verse, player, onHydrated });
  const sound = isPlayable ? <RecordingPlayer mantra={mantra} player={player} heard={heard} /> : <SoundButtons />;
  return (
    <article
      className={`chant ${deity.id}-background`}
      data-deity={deity.id}
      data-night={deity.isNight}
      data-mantra={mantra.id}
      data-hymn={hymn?.id}
      // The number three stands for any larger number, too.
      data-lines={Math.min(3, mantra.padas.length)}
      data-hydrates="late"
      data-practicing={practiceMode.isOn || undefined}
      data-resting={practiceMode.isResting || undefined}
      data-still={practiceMode.isStill || undefined}
      aria-keyshortcuts="f"
    >
      {/* These letters are no part of the screen's styles, for most of what is chanted here is no hymn. */}
      {hymn && <link rel="stylesheet" href={hymnLetters} precedence="default" />}
      <ChantHeader {...chant} title={own?.title ?? mantra.title}>
        {!own && <FavoriteToggle mantra={mantra} deity={deity} />}
        <More
          mantra={mantra}
          deity={deity}
          mala={mala}
          heard={heard}
          player={player}
          practiceMode={practiceMode}
          isOpenAtFirst={isSheetOpen}
          keepOpen={keepSheetOpen}
        />
      </ChantHeader>
      <VerseSpace
        {...{ mantra, verse, player, mala, isPlayable }}
        language={hymn?.language}
        isOwn={own !== undefined}
      />
      {!own && (
        <Link className="button counts-by-links" href={paths.countByLinks(deity.id, mantra.id)}>
          {t.byLinks}
        </Link>
      )}
      <CounterPanel image={deity.image} mala={mala} practiceMode={practiceMode} />
      {own ? (
        <own.Below heard={heard} sound={sound} />
      ) : (
        <TextTabs chant={chant} heard={heard} verse={verse} mala={mala}>
          {sound}
        </TextTabs>
      )}
      <VowByLink mala={mala} />
    </article>
  );
}

/** Title of the mantra, with the way back to its deity or hymn, and buttons. */
function ChantHeader({ mantra, deity, hymn, title, children }: Chant & { title: string; children: ReactNode }) {
  return (
    <header>
      <Link
        className="back"
        href={hymn ? verseInHymn(hymn.id, { ...hymn, id: mantra.id }) : paths.deity(deity.id)}
        aria-label={t.back(hymn?.title ?? deity.name)}
      >
        <Icon name="back" />
      </Link>
      <DeityIcon svg={deity.svgIcon} />
      <h1>{title}</h1>
      {children}
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

const givenVow = lazyPart(() => import("./vow/given-vow.tsx"), "given-vow");

/** Offers the practice that the address carries. A mala that was begun before the offer could come is not interrupted. */
function VowByLink({ mala }: { mala: Mala }) {
  const { chant, isStill } = useSyncExternalStore(mala.subscribe, mala.readPanel, mala.readPanel);
  const { Part, show, hide } = useOnDemand(givenVow, useLoadFailure());
  const load = useRef(show);
  useEffect(() => {
    if (isAskedByLink("vow")) load.current();
  }, []);
  return Part && chant.status !== "running" && !isStill && <Part mala={mala} close={hide} />;
}
