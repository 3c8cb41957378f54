import type { RefObject } from "react";
import { pageApi } from "#contract/page-api.ts";
import type { HymnVerse } from "#model/hymn.ts";
import { get } from "../../data/queries.ts";
import { useReply } from "../../data/use-reply.ts";
import { wordsMessages as t } from "#messages/words.ts";
import { WordByWord } from "../../ui/mantra/words/word-by-word.tsx";

interface Props {
  verse: HymnVerse;
  /** An ISO 639 code. */
  language: string;
  deityId: string;
  /** The element with the verse in both scripts. */
  text: RefObject<HTMLElement | null>;
  playFrom: (seconds: number) => void;
}

/** Lists the words of one verse of a hymn, also without the times of its syllables. */
export default function WordsOfVerse({ verse: { id, name }, language, deityId, text, playFrom }: Props) {
  const { data: chant } = useReply(get(pageApi.chant, { deityId, mantraId: id }));
  return (
    <section className="words" aria-label={t.titleOf(name)}>
      <WordByWord mantraId={id} language={language} verse={text} timing={chant?.mantra.timing} playFrom={playFrom} />
    </section>
  );
}
