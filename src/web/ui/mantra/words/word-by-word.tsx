import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { pageApi } from "#contract/page-api.ts";
import type { TimedSyllable, WordByWord as Words } from "#model/mantra.ts";
import { get } from "../../../data/queries.ts";
import { useReply } from "../../../data/use-reply.ts";
import { wordsMessages as t } from "#messages/words.ts";
import { plainErrorMessage } from "../../plain-error-message.ts";
import { attachWords } from "./verse-words.ts";
import { WordNote } from "./word-note.tsx";
import { WordsTable } from "./words-table.tsx";

interface Props {
  mantraId: string;
  /** ISO 639 code; Sanskrit by default. */
  language: string | undefined;
  /** Element with the verse in both scripts. */
  verse: RefObject<HTMLElement | null>;
  /** Absent where there is no recording, and while its times are loading. */
  timing: readonly TimedSyllable[] | undefined;
  /** Player of this verse alone, whose words are marked as they are sung. */
  player?: RefObject<HTMLAudioElement | null>;
  /** Plays the verse from that second on. */
  playFrom: (seconds: number) => void;
}

/** Shows a text word by word. The words of its verse on this page can be tapped. */
export function WordByWord(props: Props) {
  const { status, data, error } = useReply(get(pageApi.words, { mantraId: props.mantraId }));
  if (status === "pending") return <output>{t.loading}</output>;
  if (status === "error") return <p role="alert">{plainErrorMessage(error)}</p>;
  return <LoadedWords {...props} {...data} />;
}

const none: readonly TimedSyllable[] = [];

/** Clears the chosen word: a page has at most one, whichever verse it belongs to. */
let giveUpChosen: (() => void) | null = null;

function LoadedWords({ language = "sa", verse, timing = none, player, playFrom, words, prose }: Props & Words) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [isNoted, setNoted] = useState(false);
  const attached = useRef<ReturnType<typeof attachWords>>(null);
  /** The chosen word, which is marked again when the syllables are loaded after the choice. */
  const marked = useRef<number | null>(null);

  const mark = useCallback((place: number | null) => {
    setChosen(place);
    marked.current = place;
    attached.current?.choose(place);
  }, []);

  const close = useCallback(() => {
    setNoted(false);
    mark(null);
  }, [mark]);
  const show = useCallback(
    (place: number) => {
      if (giveUpChosen !== close) giveUpChosen?.();
      giveUpChosen = close;
      mark(place);
    },
    [close, mark],
  );

  useEffect(() => {
    if (!verse.current) return;
    function onTap(place: number) {
      show(place);
      setNoted(true);
    }
    attached.current = attachWords({ verse: verse.current, player: player?.current ?? null, timing, words, onTap });
    attached.current.choose(marked.current);
    return attached.current.end;
  }, [verse, player, timing, words, show]);

  const word = chosen === null ? undefined : words[chosen];
  const start = timing[word?.syllables?.[0] ?? -1]?.start;
  return (
    <>
      <p>{t.hint}</p>
      <WordsTable words={words} language={language} {...(prose && { prose })} chosen={chosen} onChoose={show} />
      {isNoted && chosen !== null && word && (
        <WordNote
          word={word}
          language={language}
          onPrevious={chosen > 0 ? () => show(chosen - 1) : null}
          onNext={chosen < words.length - 1 ? () => show(chosen + 1) : null}
          onPlay={start === undefined ? undefined : () => playFrom(start)}
          onClose={close}
        />
      )}
    </>
  );
}
