import { use, useCallback, useEffect, useRef, useState, type RefObject } from "react";
import { pageApi } from "#contract/page-api.ts";
import type { ChantedMantra, WordByWord as Words } from "#model/mantra.ts";
import { seekTo, startPlayer } from "../../../audio/mantra-player.ts";
import { get } from "../../../data/queries.ts";
import { useReply } from "../../../data/use-reply.ts";
import { LanguageContext, useMessages } from "../../../messages/language.ts";
import { wordsMessages } from "../../../messages/words.ts";
import { errorMessage } from "../../../parts/error-message.ts";
import { WordNote } from "../../../parts/words/word-note.tsx";
import { WordsTable } from "../../../parts/words/words-table.tsx";
import { attachWords } from "./verse-words.ts";

interface Props {
  mantra: ChantedMantra;
  verse: RefObject<HTMLElement | null>;
  player: RefObject<HTMLAudioElement | null>;
}

/** The mantra word by word, and the verse on this screen with its words open to a tap. */
export default function WordByWord(props: Props) {
  const t = useMessages(wordsMessages);
  const language = use(LanguageContext);
  const { status, data, error } = useReply(get(pageApi.words, { mantraId: props.mantra.id }));
  return (
    <section className="words" aria-labelledby="words">
      <h2 id="words">{t.title}</h2>
      {status === "pending" && <output>{t.loading}</output>}
      {status === "error" && <p role="alert">{errorMessage(error, language)}</p>}
      {status === "success" && <LoadedWords {...props} {...data} />}
    </section>
  );
}

function LoadedWords({ mantra, verse, player, words, prose }: Props & Words) {
  const t = useMessages(wordsMessages);
  const [chosen, setChosen] = useState<number | null>(null);
  const [isNoted, setNoted] = useState(false);
  const attached = useRef<ReturnType<typeof attachWords>>(null);

  const show = useCallback((place: number | null) => {
    setChosen(place);
    attached.current?.choose(place);
  }, []);
  const close = useCallback(() => {
    setNoted(false);
    show(null);
  }, [show]);

  useEffect(() => {
    if (!verse.current) return;
    function onTap(place: number) {
      show(place);
      setNoted(true);
    }
    attached.current = attachWords({ verse: verse.current, player: player.current, mantra, words, onTap });
    return attached.current.end;
  }, [mantra, verse, player, words, show]);

  function playFrom(place: number) {
    const start = mantra.timing?.[words[place]?.syllables?.[0] ?? -1]?.start;
    if (start === undefined || !player.current) return;
    seekTo(player.current, start);
    startPlayer(player.current);
  }

  const word = chosen === null ? undefined : words[chosen];
  return (
    <>
      <p>{t.hint}</p>
      <WordsTable words={words} {...(prose && { prose })} chosen={chosen} onChoose={show} />
      {isNoted && chosen !== null && word && (
        <WordNote
          word={word}
          onPrevious={chosen > 0 ? () => show(chosen - 1) : null}
          onNext={chosen < words.length - 1 ? () => show(chosen + 1) : null}
          onPlay={word.syllables && player.current ? () => playFrom(chosen) : undefined}
          onClose={close}
        />
      )}
    </>
  );
}
