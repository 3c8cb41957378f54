import { ApiError, isRefusal } from "#contract/client.ts";
import type { FixedRefusal, RefusalCode } from "#contract/refusals.ts";
import { refusalMessages } from "#messages/refusals.ts";
import { CookieRefused } from "../../data/begin-session.ts";
import { errorMessage, refusalSentence } from "../../ui/error-message.ts";
import { ProviderError } from "../../data/identity/identity.ts";
import { authOutcomes as t } from "#messages/sign-in.ts";
import { failureMessages } from "#messages/ui.ts";

/** The error messages by the name of the field. */
export type Errors = Readonly<Record<string, string | undefined>>;

export interface Failure {
  errors?: Errors;
  /** The sentence at the form and in a toast. */
  failure?: string;
  /** The name of the first field in question. */
  field?: string;
  /** The advice at the field, where only the toast shows the sentence. */
  hint?: string;
  /** The name of another way to sign in, where this one is closed for now. */
  otherWay?: string;
}

type DescribeFailure = (error: unknown) => Failure;

const unfitEmail = ["invalid-email", "unreachable-email"] as const;
const unfitPassword = ["weak-password", "common-password"] as const;
const ofHostedProvider = ["unverified-email", "unverified-sign-in"] as const;

export const failedLogin: DescribeFailure = (error) => ({
  failure: describe(error, {
    ...t.login,
    unavailable: t.unavailable,
    expected: ["wrong-credentials", ...ofHostedProvider],
    tooMany: "too-many-guesses",
  }),
  // The refusal does not say which of the two is wrong.
  ...(isRefusal(error, "wrong-credentials") && { field: "email", hint: t.login.checkBoth }),
  ...(error instanceof ApiError && error.status === 429 && { otherWay: t.login.otherWay }),
});

export const failedSignUp: DescribeFailure = (error) => {
  const failure = describe(error, {
    ...t.signUp,
    unavailable: t.unavailable,
    expected: ["email-registered", ...unfitEmail, ...unfitPassword, ...ofHostedProvider],
    tooMany: "too-many-accounts",
  });
  if (isRefusal(error, "email-registered", ...unfitEmail)) return { failure, field: "email" };
  return isRefusal(error, ...unfitPassword) ? { failure, field: "password" } : { failure };
};

export const failedReset: DescribeFailure = (error) => ({
  failure: describe(error, { ...t.reset, expected: [], tooMany: "too-many-resets" }),
});

export const failedNewPassword: DescribeFailure = (error) => {
  if (isRefusal(error, ...unfitPassword)) return { errors: { password: refusalSentence(error) } };
  // The form shows this message, and offers a new link.
  if (isRefusal(error, "used-link", "invalid-body")) return { errors: { token: refusalSentence(error) } };
  return { failure: describe(error, { ...t.reset, expected: [], tooMany: "too-many-links" }) };
};

export const failedAskLink: DescribeFailure = (error) => ({
  failure: describe(error, { ...t.askLink, expected: [], tooMany: "too-many-sign-in-links" }),
});

export const failedUseLink: DescribeFailure = (error) => {
  if (isRefusal(error, "used-link", "invalid-body")) return { errors: { token: refusalSentence(error) } };
  return { failure: describe(error, { ...t.login, expected: [], tooMany: "too-many-links" }) };
};

interface Texts {
  /** These refusals are shown with their own sentence. */
  expected: readonly RefusalCode[];
  tooMany: FixedRefusal;
  /** This sentence is shown after any 503. */
  unavailable?: string;
  other?: (message: string) => string;
  unknown: string;
}

/** Describes a failure. Statuses count, because a proxy may respond in the server's place, without a code. */
function describe(error: unknown, { expected, tooMany, unavailable, other, unknown }: Texts) {
  if (error instanceof CookieRefused) return error.message;
  if (error instanceof ProviderError) return other ? other(error.message) : error.message;
  if (!(error instanceof ApiError)) {
    console.warn("The attempt has failed", error);
    // fetch throws a TypeError when nothing responds.
    return error instanceof TypeError ? failureMessages.network : unknown;
  }
  if (isRefusal(error, ...expected)) return refusalSentence(error);
  if (error.status === 429) return refusalMessages[tooMany];
  if (error.status === 503 && unavailable !== undefined) return unavailable;
  const message = errorMessage(error);
  return other ? other(message) : message;
}
