import { Link } from "wouter";
import type { Hymn, HymnVerse } from "#model/hymn.ts";
import { paths } from "#model/paths.ts";
import { hymnMessages as t } from "#messages/hymn.ts";
import { ShareButton } from "../../ui/mantra/share/share-button.tsx";
import { PartButton } from "../../ui/part-button.tsx";
import type { HymnPlayer } from "./use-hymn-player.ts";

export interface ActedVerse extends Pick<HymnPlayer, "play" | "repeatVerse"> {
  verse: HymnVerse;
  place: number;
  deity: Hymn["deity"];
  /** The flag is true where only this verse is repeated. */
  isRepeated: boolean;
}

interface Props extends ActedVerse {
  words: Parameters<typeof PartButton>[0]["part"];
}

/** Shows the actions of the touched verse in one row. */
export const VerseActions = ({ verse, place, deity, isRepeated, words, play, repeatVerse }: Props) => (
  <div className="verse-actions" data-name={verse.name}>
    {verse.audioUrl && (
      <>
        <button className="button quiet" aria-label={t.listenTo(verse.name)} onClick={() => play(place)}>
          {t.listen}
        </button>
        <button
          className="button quiet"
          aria-label={t.repeatOf(verse.name)}
          aria-pressed={isRepeated}
          onClick={() => repeatVerse(place, !isRepeated)}
        >
          {t.repeat}
        </button>
      </>
    )}
    <PartButton part={words} label={t.wordsOf(verse.name)}>
      {t.words}
    </PartButton>
    <ShareButton mantra={verse} deity={deity} />
    <Link className="button quiet" href={paths.chant(deity.id, verse.id)} aria-label={t.chantVerse(verse.name)}>
      {t.chant}
    </Link>
  </div>
);
