import { memo, useRef } from "react";
import { Link } from "wouter";
import type { Hymn, HymnVerse } from "#model/hymn.ts";
import { paths } from "#model/paths.ts";
import { lazyPart, useOnDemand } from "../../loading/lazy-part.tsx";
import { hymnMessages as t } from "#messages/hymn.ts";
import { PartButton } from "../../ui/part-button.tsx";
import { useLoadFailure } from "../../ui/use-load-failure.ts";
import { Verse } from "../../ui/mantra/verse.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { HymnPlayer } from "./use-hymn-player.ts";

const wordsOfVerse = lazyPart(() => import("./words-of-verse.tsx"), "words");

interface Props {
  hymn: Hymn;
  hymnPlayer: HymnPlayer;
}

/** Every verse with its meaning, and ways to hear and to chant it. */
export const HymnVerses = ({
  hymn: { verses, language, deity },
  hymnPlayer: { place, isSounding, play, list },
}: Props) => (
  <ol className="hymn-verses" ref={list}>
    {verses.map((verse, at) => (
      <HymnVerseItem
        key={verse.id}
        verse={verse}
        place={at}
        language={language}
        deityId={deity.id}
        isCurrent={isSounding && at === place}
        play={play}
      />
    ))}
  </ol>
);

interface ItemProps {
  verse: HymnVerse;
  place: number;
  language: string;
  deityId: string;
  /** True while it is heard. */
  isCurrent: boolean;
  play: HymnPlayer["play"];
}

const HymnVerseItem = memo(function HymnVerseItem({ verse, place, language, deityId, isCurrent, play }: ItemProps) {
  const text = useRef<HTMLDivElement>(null);
  const words = useOnDemand(wordsOfVerse, useLoadFailure());
  return (
    <li id={verse.id} className="hymn-verse" aria-current={isCurrent || undefined}>
      <h2>{verse.name}</h2>
      <Verse mantra={verse} language={language} ref={text} />
      <p className="meaning">{verse.meaning}</p>
      <p className="buttons">
        {verse.audioUrl && (
          <button
            className="button quiet"
            data-plays={verse.audioUrl}
            aria-label={t.listenTo(verse.name)}
            onClick={() => play(place)}
          >
            <Icon name="play" />
            {t.listen}
          </button>
        )}
        <Link className="button quiet" href={paths.chant(deityId, verse.id)} aria-label={t.chantVerse(verse.name)}>
          {t.chant}
        </Link>
        {verse.hasWords && (
          <PartButton part={words} label={t.wordsOf(verse.name)}>
            {t.words}
          </PartButton>
        )}
      </p>
      {words.Part && (
        <words.Part
          verse={verse}
          language={language}
          deityId={deityId}
          text={text}
          playFrom={(seconds) => play(place, seconds)}
        />
      )}
    </li>
  );
});
