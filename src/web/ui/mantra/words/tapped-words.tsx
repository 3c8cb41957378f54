import { textApi } from "#contract/text-endpoints.ts";
import type { WordByWord } from "#model/mantra.ts";
import { get } from "../../../data/queries.ts";
import { useReply } from "../../../data/use-reply.ts";
import { wordsMessages as t } from "#messages/words.ts";
import { plainErrorMessage } from "../../plain-error-message.ts";
import { useWordCard, type VerseOfWords } from "./use-word-card.tsx";
import type { TappedPoint } from "./verse-words.ts";

interface Props extends VerseOfWords {
  mantraId: string;
  firstTap: TappedPoint | undefined;
}

/**
 * Answers taps on the words of a verse with the card of the word, beginning with the tap that loaded this component.
 */
export default function TappedWords(props: Props) {
  const { status, data, error } = useReply(get(textApi.words, { mantraId: props.mantraId }));
  return status === "success" ? <CardOfWords {...props} {...data} /> : <WordsWait error={error} />;
}

/** Says that the words of a verse are loading, or why they cannot be loaded. */
export const WordsWait = ({ error }: { error: Error | undefined }) =>
  error === undefined ? (
    <output className="words-wait">{t.loading}</output>
  ) : (
    <p className="words-wait" role="alert">
      {plainErrorMessage(error)}
    </p>
  );

const CardOfWords = ({ words, ...verse }: Props & WordByWord) => useWordCard({ ...verse, words, hearsTaps: true }).card;
