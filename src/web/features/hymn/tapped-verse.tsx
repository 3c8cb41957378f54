import { pageApi } from "#contract/page-api.ts";
import { get } from "../../data/queries.ts";
import { useReply } from "../../data/use-reply.ts";
import TappedWords, { WordsWait } from "../../ui/mantra/words/tapped-words.tsx";
import type { VerseOfWords } from "../../ui/mantra/words/use-word-card.tsx";
import type { TappedPoint } from "../../ui/mantra/words/verse-words.ts";

interface Props extends Omit<VerseOfWords, "timing"> {
  mantraId: string;
  deityId: string;
  firstTap: TappedPoint;
}

/** Answers taps on the words of one verse of a hymn, once the times are loaded by which it is divided into words. */
export default function TappedVerse({ deityId, ...verse }: Props) {
  const { status, data, error } = useReply(get(pageApi.chant, { deityId, mantraId: verse.mantraId }));
  return status === "success" ? <TappedWords {...verse} timing={data.mantra.timing} /> : <WordsWait error={error} />;
}
