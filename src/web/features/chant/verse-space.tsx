import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { Chant } from "#contract/page-replies.ts";
import { chantMessages as t } from "#messages/chant.ts";
import { seekTo, startPlayer } from "../../audio/mantra-player.ts";
import type { Mala } from "../../mala/mala.ts";
import { Verse } from "../../ui/mantra/verse.tsx";
import { WordsOnTap } from "../../ui/mantra/words/words-on-tap.tsx";

interface WordsProps {
  mantra: Chant["mantra"];
  verse: RefObject<HTMLDivElement | null>;
  /** Empty where there is no recording. */
  player: RefObject<HTMLAudioElement | null>;
  mala: Mala;
  language: string | undefined;
}

interface Props extends WordsProps {
  isPlayable: boolean;
  /** True for a mantra that the person has made, in any script. */
  isOwn: boolean;
}

/** The text that is chanted, in a box of its own, which scrolls where the text is longer. */
export function VerseSpace({ isPlayable, isOwn, ...words }: Props) {
  const { mantra, verse, language } = words;
  const [space, isScrolled] = useOverflow<HTMLElement>(mantra.padas.length > 2);
  return (
    <section
      ref={space}
      className="verse-space"
      data-verse-scroller=""
      data-words={mantra.hasWords}
      aria-label={t.verse}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long verse scrolls, by keys too
      tabIndex={isScrolled ? 0 : undefined}
    >
      <Verse
        mantra={mantra}
        isPlayable={isPlayable && !mantra.hasWords}
        language={isOwn ? "" : language}
        hasLatin={!isOwn}
        ref={verse}
      />
      {mantra.hasWords && <TappedWords {...words} />}
    </section>
  );
}

/** A tap on a word of the verse opens its card. While beads are counted by hand, a tap there is more likely a slip. */
function TappedWords({ mantra, player, mala, ...verse }: WordsProps) {
  function playFrom(seconds: number) {
    if (!player.current) return;
    seekTo(player.current, seconds);
    startPlayer(player.current);
  }

  function isWanted() {
    const { status, mode } = mala.read().chant;
    return status !== "running" || mode === "auto";
  }
  return <WordsOnTap {...{ ...verse, player, playFrom, isWanted }} mantraId={mantra.id} timing={mantra.timing} />;
}

/**
 * A box, and whether its content is higher than it is, which is guessed until it is measured. Room that the box leaves
 * below its content may be cut.
 */
function useOverflow<Box extends HTMLElement>(guess: boolean) {
  const box = useRef<Box>(null);
  const [isOver, setOver] = useState(guess);

  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      const room = Number.parseFloat(getComputedStyle(current).paddingBottom);
      setOver(current.scrollHeight - room > current.clientHeight + 1);
    });
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [box, isOver] as const;
}
