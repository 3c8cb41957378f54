import type { RefObject } from "react";
import { pageApi } from "#contract/page-api.ts";
import { textApi } from "#contract/text-endpoints.ts";
import type { HymnVerse } from "#model/hymn.ts";
import type { WordByWord } from "#model/mantra.ts";
import { wordsMessages as t } from "#messages/words.ts";
import { get } from "../../data/queries.ts";
import { useReply } from "../../data/use-reply.ts";
import { useWordCard, type VerseOfWords } from "../../ui/mantra/words/use-word-card.tsx";
import { WordsList } from "../../ui/mantra/words/words-list.tsx";
import { plainErrorMessage } from "../../ui/plain-error-message.ts";

interface Props {
  verse: HymnVerse;
  /** An ISO 639 code. */
  language: string;
  deityId: string;
  /** The element with the verse in both scripts. */
  text: RefObject<HTMLElement | null>;
  playFrom: (seconds: number) => void;
}

/**
 * Lists the words of one verse of a hymn, also without the times of its syllables. Its words on the page can then be
 * tapped.
 */
export default function WordsOfVerse({ verse: { id, name }, language, deityId, text, playFrom }: Props) {
  const { data: chant } = useReply(get(pageApi.chant, { deityId, mantraId: id }));
  const words = useReply(get(textApi.words, { mantraId: id }));
  return (
    <section className="words" aria-label={t.titleOf(name)}>
      {words.status === "pending" && <output>{t.loading}</output>}
      {words.status === "error" && <p role="alert">{plainErrorMessage(words.error)}</p>}
      {words.status === "success" && (
        <LoadedWords
          {...words.data}
          language={language}
          verse={text}
          timing={chant?.mantra.timing}
          playFrom={playFrom}
        />
      )}
    </section>
  );
}

function LoadedWords({ words, prose, ...verse }: VerseOfWords & WordByWord) {
  const { chosen, choose, open, card } = useWordCard({ ...verse, words, hearsTaps: true });
  return (
    <>
      <WordsList
        words={words}
        language={verse.language}
        {...(prose && { prose })}
        chosen={chosen}
        onFocus={choose}
        onOpen={open}
      />
      {card}
    </>
  );
}
