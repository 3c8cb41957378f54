import { useEffect, useRef, useState } from "react";
import type { Meditation } from "#model/meditation.ts";
import { isActive, minutesSat, phaseOf } from "#engines/meditation-session.ts";
import { sittingMessages as t } from "#messages/meditation.ts";
import { LeavingQuestion } from "./leaving-question.tsx";
import { SittingClock } from "./sitting-clock.tsx";
import { SittingClosed } from "./sitting-closed.tsx";
import { SittingClosing } from "./sitting-closing.tsx";
import { SittingControls } from "./sitting-controls.tsx";
import { SittingPicture } from "./sitting-picture.tsx";
import type { Sitting } from "./sitting.ts";
import type { ViewState } from "./view-state.ts";
import { useFullView } from "./use-full-view.ts";

interface Props {
  view: ViewState;
  meditation: Meditation;
  sitting: Sitting;
}

/** Shows the picture, and over it the countdown, then the stillness after the bell, and then the minutes sat. */
export function SittingView({ view, meditation, sitting }: Props) {
  const { session, now } = view;
  const section = useRef<HTMLElement>(null);
  const isStill = useStillness();
  const [isDim, setDim] = useState(false);
  const phase = phaseOf(session, now);
  const fullView = useFullView(sitting, isActive(session));

  useEffect(() => {
    if (phase === "sitting") section.current?.focus({ preventScroll: true });
  }, [phase]);

  const isHushed = isStill && phase !== "closed" && session.status !== "stopped";
  const look = [isHushed && "still", isDim && "dim", fullView.isFull && "full"].filter(Boolean).join(" ");
  return (
    <section ref={section} className={`sitting ${look}`} data-phase={phase} tabIndex={-1} aria-label={t.sitting}>
      <SittingPicture
        video={meditation.video}
        isResting={isDim || session.status === "paused" || phase === "closed"}
        isClosing={phase === "closing"}
        sitting={sitting}
      />
      {phase === "sitting" && (
        <>
          <SittingClock {...view} />
          <SittingControls view={view} sitting={sitting} dim={{ isDim, setDim }} fullView={fullView} />
        </>
      )}
      {phase === "closing" && <SittingClosing session={session} now={now} sitting={sitting} />}
      {phase === "closed" && <SittingClosed view={view} lines={meditation.lines} sitting={sitting} />}
      {isActive(session) && <LeavingQuestion minutes={minutesSat(session, now)} end={sitting.end} />}
    </section>
  );
}

/** The controls fade after so many milliseconds without a movement. */
const QUIET = 3000;
const activities = ["pointermove", "pointerdown", "keydown", "focusin"];

function useStillness() {
  const [isStill, setStill] = useState(false);

  useEffect(() => {
    const leaving = new AbortController();
    let timer = 0;
    function onActivity(event?: Event) {
      // Browsers also dispatch a move when something else moves away under a pointer at rest.
      if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY) return;
      setStill(false);
      clearTimeout(timer);
      timer = window.setTimeout(() => setStill(true), QUIET);
    }
    for (const sign of activities)
      document.addEventListener(sign, onActivity, { signal: leaving.signal, passive: true });
    onActivity();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, []);

  return isStill;
}
