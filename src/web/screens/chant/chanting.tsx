import { use, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { Link } from "wouter";
import type { Chant } from "#contract/page-api.ts";
import type { ChantedMantra } from "#model/mantra.ts";
import { paths } from "#model/paths.ts";
import { collectEarlySamples } from "../../audio/early-samples.ts";
import { useSession } from "../../data/session.ts";
import { chantMessages } from "../../messages/chant.ts";
import { LanguageContext, useMessages } from "../../messages/language.ts";
import { DeityIcon } from "../../parts/deity-icon.tsx";
import { NotFound } from "../../parts/not-found.tsx";
import { Sanskrit, Transliteration } from "../../parts/verse.tsx";
import { browserPractice } from "../../practice/browser-practice.ts";
import { Icon } from "../../ui/icon.tsx";
import { CounterPanel } from "./counter-panel.tsx";
import { Guide } from "./guide.tsx";
import { createMala } from "./mala.ts";
import { SoundButtons } from "./sound-buttons.tsx";

interface Props {
  chant: Chant | null;
  onHydrated: () => void;
}

export default function Chanting({ chant, onHydrated }: Props) {
  const { notFound } = useMessages(chantMessages);
  return chant ? <Mala {...chant} onHydrated={onHydrated} /> : <NotFound what={notFound} />;
}

function Mala({ onHydrated, ...chant }: Chant & Pick<Props, "onHydrated">) {
  const { mantra, deity } = chant;
  const t = useMessages(chantMessages);
  const language = use(LanguageContext);
  const verse = useRef<HTMLDivElement>(null);
  const player = useRef<HTMLAudioElement>(null);
  const [mala] = useState(() => createMala(chant, language));
  const isPlayable = useSyncExternalStore(mala.subscribe, mala.hasRecording, mala.hasRecording);

  const { data: session } = useSession();
  const dayBeginsAt = session?.user?.settings.dayBeginsAt ?? 0;
  useEffect(() => mala.beginDayAt(dayBeginsAt), [mala, dayBeginsAt]);

  // Before the screen is taken out of the page, for then its sound would be cut off.
  useLayoutEffect(() => {
    if (!verse.current) return;
    const leave = mala.enter({
      deps: browserPractice(),
      player: player.current,
      verse: verse.current,
      earlySamples: collectEarlySamples(),
    });
    onHydrated();
    return leave;
  }, [mala, onHydrated]);

  return (
    <article
      className={`chant ${deity.id}-background`}
      data-night={deity.isNight}
      data-mantra={mantra.id}
      data-hydrates="late"
    >
      <header>
        <Link className="back" href={paths.deity(deity.id)} aria-label={t.back(deity.name)}>
          <Icon name="back" />
        </Link>
        <DeityIcon svg={deity.svgIcon} />
        <h1>{mantra.title}</h1>
      </header>
      <div className={isShort(mantra) ? "verse short" : "verse"} ref={verse}>
        <Sanskrit text={mantra.sanskrit} />
        <Transliteration text={mantra.transliteration} />
      </div>
      <CounterPanel image={deity.image} mala={mala} />
      <div className="sound">
        {isPlayable ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- its words stand above, and light up as they are sung
          <audio
            ref={player}
            src={mantra.audioUrl}
            controls
            loop
            preload="metadata"
            aria-label={t.recording(mantra.title)}
          >
            {t.noAudioElement}
          </audio>
        ) : (
          <SoundButtons />
        )}
      </div>
      <Guide {...mantra} />
    </article>
  );
}

/** Stands on one line of a phone, and may be as large as that line allows. */
const isShort = ({ sanskrit }: ChantedMantra) => sanskrit.length <= 24;
