import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { DeityName } from "#model/deity.ts";
import type { ChantedMantra } from "#model/mantra.ts";
import { recordingMessages } from "#messages/mantra.ts";
import { verseMessages as t } from "#messages/verse.ts";
import { seekTo } from "../../audio/mantra-player.ts";
import { createVerseSequence, silentSequence } from "../../audio/verse-sequence.ts";
import { showOnLockScreen } from "../../device/media-session.ts";
import { lazyModule } from "../../loading/lazy-module.ts";
import { runWhenLoaded } from "../../loading/run-when-loaded.ts";
import { Icon } from "../../ui/icon.tsx";
import { RecordingSettings } from "../../ui/mantra/recording/recording-settings.tsx";
import { WordsOnTap } from "../../ui/mantra/words/words-on-tap.tsx";

/** A teacher lets a student repeat a verse so many times. */
const ROUNDS = 11;
const LAST = ROUNDS - 1;

const loadMarking = lazyModule(() => import("../../ui/mantra/recording/sung-syllable.ts"));

interface Props {
  mantra: ChantedMantra;
  deity: DeityName;
  audioUrl: string;
  /** An ISO 639 code; Sanskrit by default. */
  language: string | undefined;
  /** The element with the verse in both scripts. */
  verse: RefObject<HTMLElement | null>;
}

/** Plays the verse once or eleven times, and shows which time it is. A tap on a word opens its card. */
export function VersePlayer(props: Props) {
  const { player, round, isDone, isSounding, hasFailed, begin, stop } = useRounds(props);
  const { audioUrl, mantra, language, verse } = props;
  return (
    <div className="verse-player">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its words stand above, and light up as they are sung */}
      <audio ref={player} preload="none" />
      <p className="buttons">
        <button className="button" data-plays={audioUrl} onClick={isSounding ? stop : () => begin(0)}>
          <Icon name={isSounding ? "stop" : "play"} />
          {isSounding ? t.stop : t.repeat(ROUNDS)}
        </button>
        <button className="button quiet" data-plays={audioUrl} onClick={() => begin(LAST)}>
          {t.listen}
        </button>
      </p>
      <p className="round">{round === null ? recordingMessages.synthesized : t.round(round, ROUNDS)}</p>
      <output>{isDone && t.done(ROUNDS)}</output>
      {hasFailed && <p role="alert">{t.failed}</p>}
      <RecordingSettings player={player} />
      {mantra.hasWords && (
        <WordsOnTap
          {...{ language, verse, player }}
          mantraId={mantra.id}
          timing={mantra.timing}
          playFrom={(seconds) => begin(LAST, seconds)}
          isWanted={always}
        />
      )}
      <noscript>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its words stand above */}
        <audio controls src={audioUrl} preload="none" />
      </noscript>
    </div>
  );
}

const always = () => true;

function useRounds({ mantra, deity, audioUrl, verse }: Props) {
  const player = useRef<HTMLAudioElement>(null);
  const sequence = useRef<ReturnType<typeof createVerseSequence>>(null);
  const [{ place, isSounding, hasFailed }, setState] = useState(silentSequence);
  /** The sound was begun with this round: 0 for all rounds, the last one for a single time, and null before that. */
  const [first, setFirst] = useState<number | null>(null);
  const [isDone, setDone] = useState(false);

  // A layout effect is cleaned up before the screen is removed from the page. Later, the sound would be cut off.
  useLayoutEffect(() => {
    if (!player.current) return;
    const created = createVerseSequence({
      player: player.current,
      recordings: () => Array.from({ length: ROUNDS }, () => audioUrl),
      onChange: setState,
      onEnd: () => setDone(true),
    });
    sequence.current = created;
    return created.leave;
  }, [audioUrl]);

  const begin = useCallback((from: number, seconds?: number) => {
    const { current } = player;
    // A press before hydration may have started the sound, which may even be over already. That sound is the first
    // round.
    if (current?.paused && !current.ended) seekTo(current, 0);
    setFirst(from);
    setDone(false);
    sequence.current?.play(from);
    if (current && seconds !== undefined) seekTo(current, seconds);
  }, []);
  const stop = useCallback(() => sequence.current?.toggle(), []);

  useEffect(() => {
    if (!isSounding || !player.current || !verse.current) return;
    const lockScreen = showOnLockScreen({
      title: mantra.title,
      artist: deity.name,
      artwork: deity.image,
      play: () => begin(0),
      pause: stop,
    });
    const { current: heard } = player;
    const { current: text } = verse;
    // If the script cannot be loaded, the verse is still heard.
    const stopMarking = runWhenLoaded(loadMarking, ({ followSyllables }) => followSyllables(heard, mantra, text));
    return () => {
      lockScreen.clear();
      stopMarking();
    };
  }, [isSounding, mantra, deity, verse, begin, stop]);

  const round = isSounding && first === 0 ? place + 1 : null;
  return { player, round, isDone: isDone && first === 0, isSounding, hasFailed, begin, stop };
}
