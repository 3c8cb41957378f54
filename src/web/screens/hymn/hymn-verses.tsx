import { memo } from "react";
import { Link } from "wouter";
import type { Hymn, HymnVerse } from "#model/hymn.ts";
import { paths } from "#model/paths.ts";
import { hymnMessages } from "../../messages/hymn.ts";
import { useMessages } from "../../messages/language.ts";
import { RomanLines } from "../../parts/roman-lines.tsx";
import { Verse } from "../../parts/verse.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { HymnPlayer } from "./use-hymn-player.ts";

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
  play: (place: number) => void;
}

const HymnVerseItem = memo(function HymnVerseItem({ verse, place, language, deityId, isCurrent, play }: ItemProps) {
  const t = useMessages(hymnMessages);
  return (
    <li id={verse.id} className="hymn-verse" aria-current={isCurrent || undefined}>
      <h2>{verse.name}</h2>
      <Verse mantra={verse} language={language}>
        <RomanLines padas={verse.padas} language={language} />
      </Verse>
      <p>{verse.meaning}</p>
      <p className="buttons">
        {verse.audioUrl && (
          <button className="button quiet" aria-label={t.listenTo(verse.name)} onClick={() => play(place)}>
            <Icon name="play" />
            {t.listen}
          </button>
        )}
        <Link className="button quiet" href={paths.chant(deityId, verse.id)} aria-label={t.chantVerse(verse.name)}>
          {t.chant}
        </Link>
      </p>
    </li>
  );
});
