import { useEffect, useRef, useState } from "react";
import type { Hymn, HymnVerse } from "#model/hymn.ts";
import { hymnMessages as t } from "#messages/hymn.ts";
import type { RepeatedRange } from "../../audio/verse-sequence.ts";
import { Icon } from "../../ui/icon.tsx";
import { DisplayButton } from "../../ui/display/display-button.tsx";
import { RecordingSettings } from "../../ui/mantra/recording/recording-settings.tsx";
import { HymnSettings } from "./hymn-settings.tsx";
import type { HymnPlayer } from "./use-hymn-player.ts";
import { VerseList } from "./verse-list.tsx";

const VERSES = "verses-of-hymn";
const SETTINGS = "hymn-settings";

interface Props {
  hymn: Hymn;
  hymnPlayer: HymnPlayer;
}

/**
 * Shows the controls of the recording, where there is one, and the list of verses in one row, which always stays in
 * view.
 */
export function HymnBar({ hymn, hymnPlayer }: Props) {
  const { verses, language } = hymn;
  const { player, place, repeated, hasFailed, isSung } = hymnPlayer;
  const list = usePopover();
  const settings = usePopover();
  return (
    <section className="hymn-bar" aria-label={isSung ? t.player : t.verses(language)}>
      {isSung && <SoundControls hymn={hymn} hymnPlayer={hymnPlayer} />}
      <button className="heard" popoverTarget={VERSES}>
        <strong>{isSung ? verses[place]?.name : t.verses(language)}</strong>{" "}
        <small>{isSung ? (repeated ? namesOf(repeated, verses) : t.verses(language)) : t.goToVerse(language)}</small>
      </button>
      <button className="icon-button" popoverTarget={SETTINGS} aria-label={isSung ? t.settings : t.print}>
        ⋯
      </button>
      <nav id={VERSES} className="bar-sheet" aria-label={t.verses(language)} {...list.attributes}>
        {list.isOpen && <VerseList hymn={hymn} hymnPlayer={hymnPlayer} close={list.close} />}
      </nav>
      <section id={SETTINGS} className="bar-sheet" aria-label={isSung ? t.settings : t.print} {...settings.attributes}>
        {isSung && <RecordingSettings player={player} />}
        {/* This button is not part of HymnSettings, because its sheet closes this one and would be removed too. */}
        <DisplayButton />
        {settings.isOpen && <HymnSettings hymn={hymn} hymnPlayer={hymnPlayer} close={settings.close} />}
      </section>
      {hasFailed && <p role="alert">{t.failed}</p>}
    </section>
  );
}

function SoundControls({ hymn: { verses, language }, hymnPlayer }: Props) {
  const { player, place, isSounding, toggle, next, previous } = hymnPlayer;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its words stand above, and light up as they are sung */}
      <audio ref={player} preload="none" />
      <button className="icon-button" aria-label={t.previous(language)} onClick={previous}>
        <Icon name="back" />
      </button>
      <button
        className="play"
        data-plays={verses[place]?.audioUrl}
        aria-label={t.play}
        aria-pressed={isSounding}
        onClick={toggle}
      >
        <Icon name="play" />
      </button>
      <button className="icon-button forward" aria-label={t.next(language)} onClick={next}>
        <Icon name="back" />
      </button>
    </>
  );
}

/**
 * Follows a popover, which the browser opens without a script, so that its content is rendered only while it is open.
 */
function usePopover() {
  const ref = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The popover may have been opened before hydration.
  useEffect(() => setOpen(ref.current?.matches(":popover-open") ?? false), []);
  return {
    isOpen,
    close: () => ref.current?.hidePopover(),
    attributes: {
      ref,
      popover: "auto",
      onToggle: ({ newState }: { newState: string }) => setOpen(newState === "open"),
    } as const,
  };
}

const namesOf = ([first, last]: RepeatedRange, verses: readonly HymnVerse[]) =>
  first === last ? t.repeating : t.repeatingRange(verses[first]?.name ?? "", verses[last]?.name ?? "");
