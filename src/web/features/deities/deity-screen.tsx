import { Fragment, useState } from "react";
import { Link } from "wouter";
import type { Deity } from "#model/deity.ts";
import { paths } from "#model/paths.ts";
import { deityMessages as t } from "#messages/deities.ts";
import { AdSlot } from "../../ui/ad-slot.tsx";
import { Introduction } from "../../ui/introduction.tsx";
import { DeityPicture } from "../../ui/mantra/deity-picture.tsx";
import { MantraCard } from "./mantra-card.tsx";
import { MantraRow } from "../../ui/mantra/mantra-row.tsx";
import { NotFound } from "../../ui/not-found.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useSite } from "../../data/site-context.ts";
import { lazyModule } from "../../loading/lazy-module.ts";
import { useHeldFocus } from "../../ui/use-held-focus.ts";

const loadTones = lazyModule(() => import("../../audio/play-tone.ts"));

export default function DeityScreen({ deity }: { deity: Deity | null }) {
  const { email, isEmailRead } = useSite();
  if (!deity) return <NotFound what={t.notFound} />;
  return (
    <article className={`deity ${deity.id}-background`} data-deity={deity.id} data-night={deity.isNight}>
      <Link href={paths.home()} className="back">
        <Icon name="back" />
        {t.back}
      </Link>
      <header>
        <div className="portrait" data-portrait>
          <DeityPicture image={deity.image} alt={deity.name} sizes="(min-width: 48rem) 17rem, 6rem" eager />
          <ToneButton />
        </div>
        <div>
          <h1>{t.title(deity.name)}</h1>
          <Introduction text={deity.longDescription} more={t.more} />
        </div>
      </header>
      <div className="with-side">
        <div className="side">
          <nav className="index" aria-label={t.index(deity.name)}>
            <ul>
              {deity.mantras.map((mantra) => (
                <MantraRow key={mantra.id} deity={deity} mantra={mantra} />
              ))}
            </ul>
          </nav>
          {deity.hymns && (
            // More than three are folded, so that the cards below are near.
            <details open={!deity.hymns[3]}>
              <summary>{t.hymns(deity.name)}</summary>
              {deity.hymns.map(({ id, title }) => (
                <Link key={id} href={paths.hymn(id)}>
                  {title}
                </Link>
              ))}
            </details>
          )}
          <AdSlot name="deity-side" size="rectangle" />
        </div>
        <div className="mantras">
          {deity.mantras.map((mantra, place) => (
            <Fragment key={mantra.id}>
              <MantraCard deity={deity} mantra={mantra} />
              {(place + 1) % 3 === 0 && <AdSlot name={`deity-after-${place + 1}`} size="banner" />}
            </Fragment>
          ))}
          {isEmailRead && (
            <a href={`mailto:${email}?subject=${encodeURIComponent(t.mistakeIn(t.title(deity.name)))}`}>{t.report}</a>
          )}
        </div>
      </div>
    </article>
  );
}

/** Plays a short Om. It cannot be started again while it plays. */
function ToneButton() {
  const [isPlaying, setPlaying] = useState(false);
  useHeldFocus(isPlaying);

  async function play() {
    setPlaying(true);
    // The page is complete without the tone, so a failure is only logged.
    await loadTones()
      .then(({ playTone }) => playTone("om", { seconds: 3 }))
      .catch(console.error);
    setPlaying(false);
  }

  return (
    <button className="tone" aria-label={t.tone} title={t.tone} disabled={isPlaying} onClick={() => void play()}>
      <Icon name="tone" />
    </button>
  );
}
