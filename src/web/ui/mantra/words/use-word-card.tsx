import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { TimedSyllable, Word } from "#model/mantra.ts";
import { attachWords, type TappedPoint } from "./verse-words.ts";
import { WordNote } from "./word-note.tsx";

export interface VerseOfWords {
  /** An ISO 639 code; Sanskrit by default. */
  language: string | undefined;
  /** The element with the verse in its scripts. */
  verse: RefObject<HTMLElement | null>;
  /** The times are undefined where there is no recording, and while they are loading. */
  timing: readonly TimedSyllable[] | undefined;
  /** The player of this verse alone, whose words are marked as they are sung. */
  player?: RefObject<HTMLAudioElement | null> | undefined;
  /** Plays the verse from that second on. */
  playFrom: (seconds: number) => void;
}

interface Options extends VerseOfWords {
  words: readonly Word[];
  /** The flag is false where another component answers the taps on this verse. */
  hearsTaps: boolean;
  /** The tap for which the words were loaded, which is answered then. */
  firstTap?: TappedPoint | undefined;
}

const none: readonly TimedSyllable[] = [];

/** Clears the chosen word. A page has at most one, whichever verse it belongs to. */
let giveUpChosen: (() => void) | null = null;

/** Keeps the chosen word of a verse, marks it there, and returns the card that explains it. */
export function useWordCard({ words, language = "sa", verse, timing = none, player, playFrom, ...taps }: Options) {
  const { hearsTaps, firstTap } = taps;
  const [chosen, setChosen] = useState<number | null>(null);
  const [card, setCard] = useState<{ takesFocus: boolean } | null>(null);
  const attached = useRef<ReturnType<typeof attachWords>>(null);
  /** The chosen word, which is marked again when the syllables are loaded after the choice. */
  const marked = useRef<number | null>(null);
  const waitingTap = useRef(firstTap);

  const mark = useCallback((place: number | null) => {
    setChosen(place);
    marked.current = place;
    attached.current?.choose(place);
  }, []);

  const close = useCallback(() => {
    setCard(null);
    mark(null);
  }, [mark]);
  const choose = useCallback(
    (place: number) => {
      if (giveUpChosen !== close) giveUpChosen?.();
      giveUpChosen = close;
      mark(place);
    },
    [close, mark],
  );
  const open = useCallback(
    (place: number, takesFocus = false) => {
      choose(place);
      setCard({ takesFocus });
    },
    [choose],
  );

  useEffect(() => {
    if (!verse.current) return;
    const onTap = hearsTaps ? (place: number) => open(place) : undefined;
    const current = attachWords({ verse: verse.current, player: player?.current ?? null, timing, words, onTap });
    attached.current = current;
    current.choose(marked.current);
    if (waitingTap.current) current.tap(waitingTap.current);
    waitingTap.current = undefined;
    return current.end;
  }, [verse, player, timing, words, hearsTaps, open]);

  const word = chosen === null ? undefined : words[chosen];
  const start = timing[word?.syllables?.[0] ?? -1]?.start;
  const shownCard = card && chosen !== null && word && (
    <WordNote
      takesFocus={card.takesFocus}
      word={word}
      language={language}
      onPrevious={chosen > 0 ? () => choose(chosen - 1) : null}
      onNext={chosen < words.length - 1 ? () => choose(chosen + 1) : null}
      onPlay={start === undefined ? undefined : () => playFrom(start)}
      onClose={close}
    />
  );
  return { chosen, choose, open, card: shownCard };
}
