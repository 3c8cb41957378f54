import { useMemo, type RefObject } from "react";
import { textApi } from "#contract/text-endpoints.ts";
import type { WordByWord } from "#model/mantra.ts";
import { SLOW } from "#engines/learning-path.ts";
import { wordsMessages } from "#messages/words.ts";
import { get } from "../../data/queries.ts";
import { useReply } from "../../data/use-reply.ts";
import { plainErrorMessage } from "../../ui/plain-error-message.ts";
import { padasOfSyllables } from "../../ui/mantra/recording/pada-times.ts";
import { useWordCard } from "../../ui/mantra/words/use-word-card.tsx";
import { WordsList } from "../../ui/mantra/words/words-list.tsx";
import type { Lesson } from "./use-lesson.ts";

interface Props {
  lesson: Lesson;
  language: string | undefined;
  verse: RefObject<HTMLElement | null>;
}

/** Lists the words of the line that is learned, each with its meaning in this place. */
export function LessonWords(props: Props) {
  const { status, data, error } = useReply(get(textApi.words, { mantraId: props.lesson.mantra.id }));
  if (status === "pending") return <output>{wordsMessages.loading}</output>;
  if (status === "error") return <p role="alert">{plainErrorMessage(error)}</p>;
  return <WordsOfLine {...props} {...data} />;
}

function WordsOfLine({ lesson, words, prose, ...verse }: Props & WordByWord) {
  const { mantra, place, sound, spans } = lesson;
  const { padas, timing } = mantra;
  const { line } = place;
  const ofLine = useMemo(() => {
    if (!timing) return words;
    const padaOf = padasOfSyllables({ padas, timing });
    return words.filter(({ syllables }) => padaOf[syllables?.[0] ?? -1] === line);
  }, [words, padas, timing, line]);

  function playFrom(start: number) {
    const end = spans?.[line]?.end ?? start;
    sound.play({ span: { start, end: Math.max(start, end) }, speed: SLOW, rest: 0 });
  }

  const { chosen, choose, open, card } = useWordCard({ ...verse, words: ofLine, timing, playFrom, hearsTaps: false });
  return (
    <>
      <WordsList
        words={ofLine}
        // The prose of the whole text is shown with the last line, when all of its words are known.
        {...(prose && line === padas.length - 1 && { prose })}
        language={verse.language}
        chosen={chosen}
        onFocus={choose}
        onOpen={open}
      />
      {card}
    </>
  );
}
