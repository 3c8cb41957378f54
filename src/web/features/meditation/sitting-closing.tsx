import { useEffect, useRef } from "react";
import type { Session } from "#engines/meditation-session.ts";
import { sittingMessages as t } from "#messages/meditation.ts";
import { clockText } from "./sitting-clock.tsx";
import type { Sitting } from "./sitting.ts";

interface Props {
  session: Session;
  now: number;
  sitting: Sitting;
}

/** Shows the eight seconds in which the picture dims. A sitting that was stopped early can be resumed within them. */
export function SittingClosing({ session, now, sitting }: Props) {
  const first = useRef<HTMLButtonElement>(null);
  const isStopped = session.status === "stopped";

  // The control that had the focus is gone, so the focus moves to the first control here.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);

  if (!isStopped) {
    return (
      <div className="controls">
        <button ref={first} type="button" className="button quiet" onClick={sitting.close}>
          {t.done}
        </button>
      </div>
    );
  }
  return (
    <>
      <div className="sitting-clock">
        <p className="sitting-part">{t.stopped}</p>
        <p className="countdown" translate="no">
          {clockText(session, now).text}
        </p>
      </div>
      <div className="controls">
        <output>{t.stoppedHint}</output>
        <button ref={first} type="button" className="button resuming" onClick={sitting.resume}>
          {t.resume}
        </button>
        <button type="button" className="button quiet" onClick={sitting.close}>
          {t.done}
        </button>
      </div>
    </>
  );
}
