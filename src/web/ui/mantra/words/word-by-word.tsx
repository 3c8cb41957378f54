import { textApi } from "#contract/text-endpoints.ts";
import type { WordByWord as Words } from "#model/mantra.ts";
import { get } from "../../../data/queries.ts";
import { useReply } from "../../../data/use-reply.ts";
import { wordsMessages as t } from "#messages/words.ts";
import { plainErrorMessage } from "../../plain-error-message.ts";
import { useWordCard, type VerseOfWords } from "./use-word-card.tsx";
import { WordsList } from "./words-list.tsx";

interface Props extends VerseOfWords {
  mantraId: string;
}

/** Lists the words of a text. The words of its verse on this page can then be tapped. */
export function WordByWord(props: Props) {
  const { status, data, error } = useReply(get(textApi.words, { mantraId: props.mantraId }));
  if (status === "pending") return <output>{t.loading}</output>;
  if (status === "error") return <p role="alert">{plainErrorMessage(error)}</p>;
  return <LoadedWords {...props} {...data} />;
}

function LoadedWords({ words, prose, ...verse }: VerseOfWords & Words) {
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
