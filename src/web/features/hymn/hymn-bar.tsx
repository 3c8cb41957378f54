import type { Hymn } from "#model/hymn.ts";
import { hymnMessages as t } from "#messages/hymn.ts";
import { recordingMessages } from "#messages/mantra.ts";
import { RecordingSettings } from "../../ui/mantra/recording/recording-settings.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { HymnPlayer } from "./use-hymn-player.ts";

interface Props {
  hymn: Hymn;
  hymnPlayer: HymnPlayer;
}

/** Controls of the recording, always in sight. */
export function HymnBar({ hymn: { verses }, hymnPlayer }: Props) {
  const { synthesized } = recordingMessages;
  const { player, place, isSounding, isRepeating, hasFailed, toggle, next, previous, repeat } = hymnPlayer;
  return (
    <section className="hymn-bar" aria-label={t.player}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its words stand above, and light up as they are sung */}
      <audio ref={player} preload="none" />
      <div className="steps">
        <button className="icon-button" aria-label={t.previous} onClick={previous}>
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
        <button className="icon-button forward" aria-label={t.next} onClick={next}>
          <Icon name="back" />
        </button>
      </div>
      <p className="heard">
        <strong>{verses[place]?.name}</strong> <small>{synthesized}</small>
      </p>
      <button className="button quiet" aria-pressed={isRepeating} onClick={repeat}>
        {t.repeat}
      </button>
      <RecordingSettings player={player} />
      {hasFailed && <p role="alert">{t.failed}</p>}
    </section>
  );
}
