import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { sittingMessages as t } from "#messages/meditation.ts";
import { guardLeaving, type LeaveRequest } from "./leave-guard.ts";

interface Props {
  minutes: number;
  end: () => void;
}

/** Asks before a running sitting is left by a link or by going back. */
export function LeavingQuestion({ minutes, end }: Props) {
  const [, navigate] = useLocation();
  const question = useRef<HTMLDialogElement>(null);
  const guard = useRef<ReturnType<typeof guardLeaving>>(null);
  const request = useRef<LeaveRequest | null>(null);

  useEffect(() => {
    const guarding = guardLeaving((asked) => {
      request.current = asked;
      question.current?.showModal();
    });
    guard.current = guarding;
    return guarding.end;
  }, []);

  function leave() {
    const asked = request.current;
    request.current = null;
    question.current?.close();
    if (asked) guard.current?.leave(asked, (path) => navigate(`~${path}`, { replace: true }));
    end();
  }

  /** Forgets the attempt to leave, however the dialog was closed, also by Escape or by the back button of a phone. */
  function stay() {
    request.current = null;
  }

  return (
    <dialog ref={question} className="card leaving" aria-labelledby="leaving" onClose={stay}>
      <h2 id="leaving">{t.leaveTitle}</h2>
      <p>{t.leaveHint(minutes)}</p>
      <p className="buttons">
        <button type="button" className="button" onClick={() => question.current?.close()}>
          {t.stay}
        </button>
        <button type="button" className="button quiet" onClick={leave}>
          {t.leave}
        </button>
      </p>
    </dialog>
  );
}
