import { useEffect, useRef } from "react";
import { Link } from "wouter";
import type { Chant } from "#contract/page-replies.ts";
import { paths, verseInHymn } from "#model/paths.ts";
import { verseMessages as t } from "#messages/verse.ts";
import { Icon } from "../../ui/icon.tsx";
import { DeityPicture } from "../../ui/mantra/deity-picture.tsx";
import { FavoriteToggle } from "../../ui/mantra/favorite-toggle.tsx";
import hymnLetters from "../../ui/mantra/hymn-letters.css?url";
import { ShareButton } from "../../ui/mantra/share/share-button.tsx";
import { Verse } from "../../ui/mantra/verse.tsx";
import { NotFound } from "../../ui/not-found.tsx";
import { VersePlayer } from "./verse-player.tsx";

interface Props {
  chant: Chant | null;
  onHydrated: () => void;
}

/** Shows one verse by itself, as people share it: large, with its sound and its meaning. */
export default function OneVerse({ chant, onHydrated }: Props) {
  if (!chant) return <NotFound what={t.notFound} />;
  return <HeardVerse key={chant.mantra.id} {...chant} onHydrated={onHydrated} />;
}

function HeardVerse({ mantra, deity, hymn, onHydrated }: Chant & Pick<Props, "onHydrated">) {
  const verse = useRef<HTMLDivElement>(null);
  useEffect(onHydrated, [onHydrated]);
  return (
    <article
      className={`one-verse ${deity.id}-background`}
      data-deity={deity.id}
      data-night={deity.isNight}
      data-hymn={hymn?.id}
      data-hydrates="late"
    >
      {/* The letters of hymns are no part of the screen's styles, because most verses that are shared belong to no
          hymn. */}
      {hymn && <link rel="stylesheet" href={hymnLetters} precedence="default" />}
      <Link className="back" href={hymn ? verseInHymn(hymn.id, { ...hymn, id: mantra.id }) : paths.deity(deity.id)}>
        <Icon name="back" />
        {hymn?.title ?? t.mantrasOf(deity.name)}
      </Link>
      <header>
        <DeityPicture image={deity.image} alt="" sizes="6rem" eager />
        <h1>{mantra.title}</h1>
      </header>
      <section className="verse-heard" data-words={mantra.hasWords} aria-label={t.verse}>
        <Verse mantra={mantra} language={hymn?.language} ref={verse} />
        {mantra.audioUrl && (
          <VersePlayer
            mantra={mantra}
            deity={deity}
            audioUrl={mantra.audioUrl}
            language={hymn?.language}
            verse={verse}
          />
        )}
      </section>
      <section className="verse-explained" aria-labelledby="meaning">
        <h2 id="meaning">{t.meaning}</h2>
        <p>{mantra.meaning}</p>
        <p className="source">{t.source(mantra.source)}</p>
        <p className="buttons">
          <Link className="button quiet" href={paths.chant(deity.id, mantra.id)}>
            {t.chant}
          </Link>
          <ShareButton mantra={mantra} deity={deity} />
          <FavoriteToggle mantra={mantra} deity={deity} />
        </p>
      </section>
    </article>
  );
}
