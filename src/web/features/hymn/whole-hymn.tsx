import { useEffect, useState, useSyncExternalStore } from "react";
import { Link } from "wouter";
import type { Hymn, HymnLanguage } from "#model/hymn.ts";
import { paths } from "#model/paths.ts";
import { isAlike } from "#messages/language.ts";
import { hymnMessages as t } from "#messages/hymn.ts";
import { choose, displayChoice, displayChoices } from "../../ui/display/display-choice.ts";
import { InScript } from "../../ui/in-script.tsx";
import { Introduction } from "../../ui/introduction.tsx";
import { NotFound } from "../../ui/not-found.tsx";
import { ReportMistake } from "../../ui/report-mistake.tsx";
import { SanskritWords } from "../../ui/sanskrit-words.tsx";
import { PronunciationGuide, TraditionNotes } from "../../ui/mantra/tradition.tsx";
import { Icon } from "../../ui/icon.tsx";
import { HymnBar } from "./hymn-bar.tsx";
import { HymnVerses } from "./hymn-verses.tsx";
import { NextSection, SectionLinks } from "./hymn-sections.tsx";
import { useHymnPlayer } from "./use-hymn-player.ts";
import { useWholeHymn } from "./use-whole-hymn.ts";

interface Props {
  hymn: Hymn | null;
  onHydrated: () => void;
}

export default function WholeHymn({ hymn, onHydrated }: Props) {
  return hymn ? <HeardHymn key={hymn.id} hymn={hymn} onHydrated={onHydrated} /> : <NotFound what={t.notFound} />;
}

function HeardHymn({ hymn: served, onHydrated }: { hymn: Hymn } & Pick<Props, "onHydrated">) {
  const { hymn, next } = useWholeHymn(served);
  const { id, section, title, sanskritTitle, language, introduction, deity, verses } = hymn;
  const hymnPlayer = useHymnPlayer(hymn, next);
  const { keptPlace, play, isSung } = hymnPlayer;
  const kept = verses[keptPlace];
  useEffect(onHydrated, [onHydrated]);
  return (
    <article
      className={`hymn ${deity.id}-background`}
      data-deity={deity.id}
      data-night={deity.isNight}
      data-hydrates="late"
    >
      <Link href={section === undefined ? paths.hymns() : paths.hymn(id)} className="back">
        <Icon name="back" />
        {section === undefined ? t.back : t.whole}
      </Link>
      <header data-alike={isAlike?.(title, sanskritTitle)}>
        <h1>{title}</h1>
        <InScript as="p" className="title-in-script" text={sanskritTitle} language={language} />
        <Introduction text={introduction} more={t.more} />
        {!isSung && <p>{t.unsung(language)}</p>}
        <div className="hymn-choices">
          {verses[0]?.audioUrl !== undefined && (
            <button
              className={kept ? "button quiet" : "button"}
              data-plays={verses[0].audioUrl}
              onClick={() => play(0)}
            >
              {section === undefined ? t.listenFromStart : t.listenToPart}
            </button>
          )}
          {/* The server does not know of it, so it stands where it moves no button that a hand is on its way to. */}
          {kept && (
            <button className="button" onClick={() => play(keptPlace)}>
              {t.continueAt(kept.name)}
            </button>
          )}
          <LayoutChoice spoken={language} />
        </div>
      </header>
      <SectionLinks {...hymn} />
      <HymnBar hymn={hymn} hymnPlayer={hymnPlayer} />
      <HymnVerses hymn={hymn} hymnPlayer={hymnPlayer} />
      <NextSection hymn={hymn} next={next} />
      <Edition {...hymn} />
    </article>
  );
}

const [wholeLayout] = displayChoices["hymn-layout"];
const keptLayout = () => displayChoice("hymn-layout");
const watchNothing = () => () => {};

/** Lets people choose how much of each verse is shown on this device. */
function LayoutChoice({ spoken }: { spoken: HymnLanguage }) {
  // The page from the server does not know the choice of this device.
  const kept = useSyncExternalStore(watchNothing, keptLayout, () => wholeLayout);
  const [chosen, setChosen] = useState<string | null>(null);

  function chooseLayout(layout: string) {
    choose("hymn-layout", layout);
    setChosen(layout);
  }

  return (
    <fieldset className="hymn-layouts">
      <legend>{t.show(spoken)}</legend>
      {displayChoices["hymn-layout"].map((layout) => (
        <label key={layout}>
          {/* A choice that was made before the app was loaded is replayed as its event "input". */}
          <input
            type="radio"
            name="hymn-layout"
            checked={layout === (chosen ?? kept)}
            onChange={() => chooseLayout(layout)}
            onInput={() => chooseLayout(layout)}
          />
          <span>{t.layouts[layout]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Tells where the text is from, and what other editions read. */
function Edition({ id, section, title, source, edition, readings, pronunciation, tradition, language, deity }: Hymn) {
  return (
    <section className="guide edition" aria-labelledby="edition">
      <h2 id="edition">{t.text}</h2>
      <p className="source">{t.source(source)}</p>
      {edition && (
        <p>
          <SanskritWords text={edition} language={language} />
        </p>
      )}
      {pronunciation && <PronunciationGuide hints={pronunciation} language={language} />}
      {tradition && <TraditionNotes {...tradition} />}
      {readings && readings.length > 0 && (
        <details>
          <summary>{t.readings}</summary>
          <ul className="beads">
            {readings.map((reading) => (
              <li key={reading}>
                <SanskritWords text={reading} language={language} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <p>
        <Link href={paths.deity(deity.id)}>{t.mantrasOf(deity.name)}</Link>
      </p>
      <p>
        <ReportMistake title={title} path={section === undefined ? paths.hymn(id) : paths.hymnSection(id, section)} />
      </p>
    </section>
  );
}
