import { useEffect, useState, type SubmitEvent } from "react";
import { lazyModule } from "../../loading/lazy-module.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { failureMessages } from "#messages/ui.ts";
import { showToast } from "../../ui/toast.ts";
import type { BetweenForms } from "./between-forms.ts";
import { goToMode, type Mode } from "./mode.ts";
import type { Failure, Outcome } from "./outcome.ts";
import { useFailureToast } from "./use-failure-toast.ts";

interface Options extends Pick<BetweenForms, "done" | "keepDone"> {
  mode: Mode;
  /** Title of the toast after a failure. */
  failed: string;
}

/** Failure of the last attempt; fresh until the next input. */
type Result = Failure & { isFresh: boolean };

export const loadAttempts = lazyModule(() => import("./attempts.ts"));

/** Sends a form of the sign-in page, and holds the outcome until the next attempt. */
export function useAttempt({ mode, failed, done, keepDone }: Options) {
  const replies = useReplyCache();
  const [result, setResult] = useState<Result>({ isFresh: false });
  const [note, setNote] = useState(done);
  const [isSubmitting, setSubmitting] = useState(false);
  const showFailure = useFailureToast(failed);

  // Said once, by this form.
  useEffect(() => keepDone(""), [keepDone]);

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setSubmitting(true);
    setNote("");
    const outcome = await attempt(fields);
    setResult({ ...outcome, isFresh: true });
    if (outcome.failure) showFailure(outcome.failure);
    setSubmitting(false);
    if (outcome.done) showToast(outcome.done);
    if (!outcome.next) return;
    keepDone(outcome.done?.description ?? "");
    goToMode(outcome.next);
  }

  async function attempt(fields: FormData): Promise<Outcome> {
    try {
      const { attempt } = await loadAttempts();
      return await attempt(mode, fields, replies);
    } catch (error) {
      // Attempts report their own outcome; this one could not be loaded.
      console.warn(error);
      return { failure: failureMessages.network };
    }
  }

  return { result, note, isSubmitting, send, clearField: (name: string) => setResult(withoutField(result, name)) };
}

function withoutField({ errors, failure, field }: Result, name: string): Result {
  const isCleared = field === undefined || field === name;
  return {
    errors: { ...errors, [name]: undefined },
    ...(!isCleared && { failure, field }),
    isFresh: false,
  };
}
