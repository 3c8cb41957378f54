import { ApiError } from "#contract/client.ts";
import { refusals, type FixedRefusal } from "#contract/refusals.ts";
import { FirebaseError } from "./firebase/firebase-client.ts";
import { foreignSentence } from "#messages/refusal-reasons.ts";
import { refusalMessages } from "#messages/refusals.ts";
import { identityMessages as t } from "#messages/identity.ts";
import { ProviderError } from "./identity.ts";

/** The refusals of the contract, by the codes of the provider's SDK. */
const codes: Readonly<Record<string, FixedRefusal>> = {
  "auth/email-already-in-use": "email-registered",
  "auth/invalid-email": "invalid-email",
  "auth/missing-email": "invalid-email",

  "auth/invalid-credential": "wrong-credentials",
  "auth/invalid-login-credentials": "wrong-credentials",
  "auth/user-not-found": "wrong-credentials",
  "auth/wrong-password": "wrong-credentials",

  "auth/too-many-requests": "too-many-guesses",

  "auth/expired-action-code": "used-link",
  "auth/invalid-action-code": "used-link",

  "auth/admin-restricted-operation": "identity-unavailable",
  "auth/api-key-not-valid.-please-pass-a-valid-api-key.": "identity-unavailable",
  "auth/configuration-not-found": "identity-unavailable",
  "auth/invalid-api-key": "identity-unavailable",
  "auth/operation-not-allowed": "identity-unavailable",
  "auth/project-not-found": "identity-unavailable",
};

const weakCodes = new Set(["auth/weak-password", "auth/password-does-not-meet-requirements", "auth/missing-password"]);
const networkCodes = new Set(["auth/network-request-failed", "auth/timeout"]);

/** Converts an error of the SDK to one that the rest of the app knows; returns any other error as it is. */
export function toRefusal(error: unknown): unknown {
  if (!(error instanceof FirebaseError)) return error;
  const { code } = error;
  const refused = codes[code];
  if (refused) return refusal(refused);
  if (weakCodes.has(code)) return weakPassword(t.weakPassword);
  // fetch throws a TypeError too when nothing responds.
  if (networkCodes.has(code)) return new TypeError(error.message, { cause: error });
  if (code === "auth/user-disabled") return new ProviderError(t.disabled, { cause: error });
  return new ProviderError(foreignSentence(error.message.replace(/^Firebase: /, "")), { cause: error });
}

export const refusal = (code: FixedRefusal) => new ApiError(refusals[code].status, refusalMessages[code], code);

export const weakPassword = (sentence: string) =>
  new ApiError(refusals["weak-password"].status, sentence, "weak-password");
