import { memo, useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { Hymn, HymnSection } from "#model/hymn.ts";
import { Link } from "wouter";
import { addressOf } from "../../messages/addresses.ts";
import { paths } from "#model/paths.ts";
import { hymnMessages as t } from "#messages/hymn.ts";
import { lazyPart, useOnDemand } from "../../loading/lazy-part.tsx";
import { Verse } from "../../ui/mantra/verse.tsx";
import { useLoadFailure } from "../../ui/use-load-failure.ts";
import { markedSections } from "./hymn-sections.tsx";
import type { HymnPlayer } from "./use-hymn-player.ts";
import type { TappedPoint } from "../../ui/mantra/words/verse-words.ts";
import { VerseActions, type ActedVerse } from "./verse-actions.tsx";

const tappedVerse = lazyPart(() => import("./tapped-verse.tsx"), "words");
const wordsOfVerse = lazyPart(() => import("./words-of-verse.tsx"), "words");

interface Props {
  hymn: Hymn;
  hymnPlayer: HymnPlayer;
}

/** Lists every verse with its meaning. The touched verse has a row of actions, and a tapped word has a card. */
export function HymnVerses({ hymn, hymnPlayer }: Props) {
  const { place, isSounding, repeated, play, repeatVerse, list } = hymnPlayer;
  const { verses, language, deity } = hymn;
  const openings = hymn.section === undefined ? markedSections(hymn) : undefined;
  const { touched, touch } = useTouchedVerse(list);
  const words = useOnDemand(tappedVerse, useLoadFailure());
  const tapped = useTappedVerse(list, words.show);
  return (
    <>
      <ol className="hymn-verses" ref={list} data-words="">
        {verses.map((verse, at) => (
          <HymnVerseItem
            key={verse.id}
            verse={verse}
            opened={openings?.find(({ first }) => first === verse.id)}
            hymnId={hymn.id}
            place={at}
            language={language}
            deity={deity}
            isCurrent={isSounding && at === place}
            isRepeated={repeated !== null && repeated[0] === at && repeated[1] === at}
            isTouched={touched === verse.id}
            touch={touch}
            play={play}
            repeatVerse={repeatVerse}
          />
        ))}
      </ol>
      {tapped && words.Part && (
        <words.Part
          key={tapped.mantraId}
          {...tapped}
          language={language}
          deityId={deity.id}
          playFrom={(seconds) =>
            play(
              verses.findIndex(({ id }) => id === tapped.mantraId),
              seconds,
            )
          }
        />
      )}
    </>
  );
}

interface Tapped {
  mantraId: string;
  verse: RefObject<HTMLElement | null>;
  firstTap: TappedPoint;
}

/**
 * Returns the verse on whose letters somebody has tapped. Once its words are loaded, they answer further taps by
 * themselves.
 */
function useTappedVerse(list: RefObject<HTMLOListElement | null>, loadWords: () => void) {
  const [tapped, setTapped] = useState<Tapped | null>(null);

  useEffect(() => {
    const listening = new AbortController();
    list.current?.addEventListener("click", onTap, { signal: listening.signal });
    return () => listening.abort();

    function onTap(firstTap: MouseEvent) {
      const { target } = firstTap;
      if (!(target instanceof Element)) return;
      const item = target.closest("li[id]");
      const verse = item?.querySelector("[lang]")?.parentElement;
      if (!item || !verse?.contains(target) || verse.dataset["words"] !== undefined) return;
      setTapped({ mantraId: item.id, verse: { current: verse }, firstTap });
      loadWords();
    }
  });
  return tapped;
}

/**
 * Returns the verse that was touched last, or whose button was pressed. Escape and a second press of the button clear
 * it.
 */
function useTouchedVerse(list: RefObject<HTMLOListElement | null>) {
  const [touched, setTouched] = useState<string | null>(null);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    list.current?.addEventListener("click", onClick, { signal });
    addEventListener("keydown", ({ key }) => key === "Escape" && setTouched(null), { signal });
    return () => listening.abort();

    function onClick({ target }: Event) {
      // A press on a link or a button has a meaning of its own, and whoever selects text wants to copy it.
      if (!(target instanceof Element) || target.closest("a, button, dialog")) return;
      if (getSelection()?.isCollapsed === false) return;
      setTouched(target.closest("li")?.id ?? null);
    }
  }, [list]);

  const touch = useCallback((id: string) => setTouched((before) => (before === id ? null : id)), []);
  return { touched, touch };
}

interface ItemProps extends ActedVerse {
  /** The section that begins with the verse. */
  opened: HymnSection | undefined;
  hymnId: string;
  language: string;
  /** The flag is true while the verse is heard. */
  isCurrent: boolean;
  isTouched: boolean;
  touch: (verseId: string) => void;
}

const HymnVerseItem = memo(function HymnVerseItem({
  opened,
  hymnId,
  language,
  isCurrent,
  isTouched,
  touch,
  ...acted
}: ItemProps) {
  const { verse, place, deity, play } = acted;
  const text = useRef<HTMLDivElement>(null);
  const words = useOnDemand(wordsOfVerse, useLoadFailure());
  return (
    <li
      id={verse.id}
      className="hymn-verse"
      aria-current={isCurrent || undefined}
      data-touched={isTouched || undefined}
    >
      {opened && (
        <h2 className="section-name">
          <Link href={paths.hymnSection(hymnId, opened.id)}>{opened.name}</Link>
        </h2>
      )}
      <div className="verse-head">
        <h2>{verse.name}</h2>
        <button
          className="icon-button verse-stop"
          aria-label={t.actionsOf(verse.name)}
          aria-expanded={isTouched}
          onClick={() => touch(verse.id)}
        >
          ⋯
        </button>
        <noscript>
          <a href={addressOf(paths.chant(deity.id, verse.id))}>{t.chant}</a>
        </noscript>
        {isTouched && <VerseActions {...acted} words={words} />}
      </div>
      <Verse mantra={verse} language={language} ref={text} />
      <p className="meaning">{verse.meaning}</p>
      {words.Part && (
        <words.Part
          verse={verse}
          language={language}
          deityId={deity.id}
          text={text}
          playFrom={(seconds) => play(place, seconds)}
        />
      )}
    </li>
  );
});
