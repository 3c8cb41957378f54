import { ApiError } from "#contract/client.ts";
import { authOutcomes } from "../../messages/auth-outcomes.ts";
import { failureMessages } from "../../messages/failures.ts";
import type { Language } from "../../messages/language.ts";
import { showToast } from "../../ui/toast.ts";
import type { Errors } from "./auth-form.tsx";

interface Words {
  title: string;
  t: (typeof authOutcomes)[Language];
  language: Language;
}

export function failedLogin(error: unknown, { title, t, language }: Words): Errors {
  const words = t.login;
  const byStatus: Record<number, string> = { 401: words.invalid, 429: words.tooMany, 503: t.unavailable };
  return tell(title, { error, language, words, byStatus });
}

export function failedSignUp(error: unknown, { title, t, language }: Words): Errors {
  const words = t.signUp;
  const byStatus: Record<number, string> = { 409: words.registered, 429: words.tooMany, 503: t.unavailable };
  if (error instanceof ApiError && error.status === 400) {
    if (/email/i.test(error.message)) byStatus[400] = words.email;
    else if (/password must have at least/i.test(error.message)) byStatus[400] = words.weak;
  }
  return tell(title, { error, language, words, byStatus });
}

export const failedReset = (error: unknown, words: Words) => tellOfReset(error, words, words.t.reset);

function tellOfReset(error: unknown, { title, t, language }: Words, { tooMany }: { tooMany: string }): Errors {
  const words = { unknown: t.reset.unknown, other: (message: string) => message };
  return tell(title, { error, language, words, byStatus: { 429: tooMany } });
}

/** A link that holds no longer is told in the form, where a new one can be asked for. */
export function failedNewPassword(error: unknown, words: Words): Errors {
  if (error instanceof ApiError && error.status === 400) return { token: error.message.replace(/^400: /, "") };
  return tellOfReset(error, words, words.t.newPassword);
}

interface Failure {
  error: unknown;
  language: Language;
  words: { other: (message: string) => string; unknown: string };
  /** The words for the answers that were to be expected. */
  byStatus: Record<number, string>;
}

/** One toast: the most particular words that there are. */
function tell(title: string, { error, language, words, byStatus }: Failure): Errors {
  showToast({ title, description: describe(), variant: "destructive" });
  return {};

  function describe() {
    if (error instanceof ApiError) return byStatus[error.status] ?? words.other(error.message);
    console.warn(error);
    // That is what fetch throws when nothing answers.
    return error instanceof TypeError ? failureMessages[language].network : words.unknown;
  }
}
