import { HttpError } from "../errors.ts";
import type { Refusal } from "../identity/identity.ts";

/** Returns the result of a call to the identity provider, or throws the refusal that it returned. */
export function orThrow<Result>(outcome: Result | Refusal): Exclude<Result, Refusal> {
  if (isRefusal(outcome)) throw toHttpError(outcome);
  // The compiler cannot narrow a type parameter by exclusion.
  return outcome as Exclude<Result, Refusal>;
}

export const isRefusal = (outcome: unknown): outcome is Refusal =>
  typeof outcome === "object" && outcome !== null && "refused" in outcome;

function toHttpError(refusal: Refusal) {
  if ("sentence" in refusal)
    return new HttpError(refusal.refused, { reason: "password-rules", sentence: refusal.sentence });
  if (!("retryAfter" in refusal)) return new HttpError(refusal.refused);
  return new HttpError(refusal.refused, { headers: { "retry-after": String(refusal.retryAfter) } });
}
