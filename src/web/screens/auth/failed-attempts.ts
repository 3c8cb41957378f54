import { ApiError, isRefusal } from "#contract/client.ts";
import { refusals, type FixedRefusal, type RefusalCode } from "#contract/refusals.ts";
import { authOutcomes } from "../../messages/auth-outcomes.ts";
import { failureMessages } from "../../messages/failures.ts";
import type { Language } from "../../messages/language.ts";
import { showToast } from "../../ui/toast.ts";
import type { Errors } from "./auth-form.tsx";

interface ToastText {
  title: string;
  t: (typeof authOutcomes)[Language];
  language: Language;
}

/** Shows a toast; returns the messages that belong beside the fields instead. */
type ShowFailure = (error: unknown, text: ToastText) => Errors;

export const failedLogin: ShowFailure = (error, { title, t, language }) =>
  toast(
    title,
    describe(error, language, {
      ...t.login,
      unavailable: t.unavailable,
      expected: ["wrong-credentials"],
      tooMany: "too-many-guesses",
    }),
  );

export const failedSignUp: ShowFailure = (error, { title, t, language }) =>
  toast(
    title,
    describe(error, language, {
      ...t.signUp,
      unavailable: t.unavailable,
      expected: ["email-registered", "invalid-email", "weak-password"],
      tooMany: "too-many-accounts",
    }),
  );

export const failedReset: ShowFailure = (error, { title, t, language }) =>
  toast(title, describe(error, language, { ...t.reset, expected: [], tooMany: "too-many-resets" }));

export const failedNewPassword: ShowFailure = (error, { title, t, language }) => {
  if (isRefusal(error, "weak-password")) return { password: error.sentence };
  // Shown in the form, which offers a new link.
  if (isRefusal(error, "used-link", "invalid-body")) return { token: error.sentence };
  return toast(title, describe(error, language, { ...t.reset, expected: [], tooMany: "too-many-links" }));
};

interface Texts {
  /** Refusals that are shown in their own sentence. */
  expected: readonly RefusalCode[];
  tooMany: FixedRefusal;
  /** Shown after any 503. */
  unavailable?: string;
  other?: (message: string) => string;
  unknown: string;
}

/** Statuses count where a proxy may respond in the server's place, which it does without a code. */
function describe(error: unknown, language: Language, { expected, tooMany, unavailable, other, unknown }: Texts) {
  if (!(error instanceof ApiError)) {
    console.warn(error);
    // fetch throws a TypeError when nothing responds.
    return error instanceof TypeError ? failureMessages[language].network : unknown;
  }
  if (isRefusal(error, ...expected)) return error.sentence;
  if (error.status === 429) return refusals[tooMany].sentence;
  if (error.status === 503 && unavailable !== undefined) return unavailable;
  return other ? other(error.message) : error.message;
}

function toast(title: string, description: string): Errors {
  showToast({ title, description, variant: "destructive" });
  return {};
}
