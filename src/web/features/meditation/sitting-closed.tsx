import { useEffect, useRef } from "react";
import { Link } from "wouter";
import type { TeachingLine } from "#model/meditation.ts";
import { paths } from "#model/paths.ts";
import { minutesSat } from "#engines/meditation-session.ts";
import { sittingMessages as t } from "#messages/meditation.ts";
import type { Sitting } from "./sitting.ts";
import type { ViewState } from "./view-state.ts";

/** The sitting that continues this one has so many minutes. */
const MORE = 5;

interface Props {
  view: ViewState;
  lines: readonly TeachingLine[];
  sitting: Sitting;
}

/** Shows the minutes sat, and a sentence from one of the teachings. */
export function SittingClosed({ view: { session, now, sound }, lines, sitting }: Props) {
  const done = useRef<HTMLButtonElement>(null);
  const minutes = minutesSat(session, now);
  // The second at which the sitting began chooses the line, so that most sittings show another one.
  const line = session.status === "idle" ? undefined : lines[Math.floor(session.startedAt / 1000) % lines.length];

  useEffect(() => done.current?.focus({ preventScroll: true }), []);

  return (
    <div className="sitting-closed">
      <p id="minutes-sat" className="minutes-sat">
        <b className="countdown" translate="no">
          {minutes}
        </b>{" "}
        <span>{t.minutesWith(minutes, sound?.name ?? "")}</span>
      </p>
      <p className="buttons">
        <button ref={done} type="button" className="button" aria-describedby="minutes-sat" onClick={sitting.close}>
          {t.done}
        </button>
        <button type="button" className="button quiet" onClick={() => sitting.sitLonger(MORE)}>
          <span>
            {t.sitLonger} <small>{t.minutesMore(MORE)}</small>
          </span>
        </button>
      </p>
      {line && (
        <figure className="teaching-line">
          <blockquote>{line.line}</blockquote>
          <figcaption>
            {t.fromTeaching} <Link href={paths.post(line.slug)}>{line.title}</Link>
          </figcaption>
        </figure>
      )}
    </div>
  );
}
