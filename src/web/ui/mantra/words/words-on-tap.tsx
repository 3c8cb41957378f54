import { useLayoutEffect, useState } from "react";
import { lazyPart, useOnDemand } from "../../../loading/lazy-part.tsx";
import { useLoadFailure } from "../../use-load-failure.ts";
import type { VerseOfWords } from "./use-word-card.tsx";
import type { TappedPoint } from "./verse-words.ts";

const tappedWords = lazyPart(() => import("./tapped-words.tsx"), "words");

interface Props extends VerseOfWords {
  mantraId: string;
  /** Returns false while a tap on the verse is more likely a slip. */
  isWanted: () => boolean;
}

/** Opens the card of a word when the word is tapped. The first tap loads the words, and is answered then. */
export function WordsOnTap({ isWanted, ...words }: Props) {
  const { Part, show } = useOnDemand(tappedWords, useLoadFailure());
  const [firstTap, setFirstTap] = useState<TappedPoint>();
  const { verse } = words;

  // Taps that came before the app are replayed after layout effects, so the listener must be there by then.
  useLayoutEffect(() => {
    const { current } = verse;
    if (!current) return;
    const listening = new AbortController();
    function onTap(event: MouseEvent) {
      if (!isWanted()) return event.stopImmediatePropagation();
      if (Part) return;
      setFirstTap(event);
      show();
    }
    current.addEventListener("click", onTap, { capture: true, signal: listening.signal });
    return () => listening.abort();
  });
  return Part && <Part {...words} firstTap={firstTap} />;
}
