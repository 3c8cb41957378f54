import { HttpError } from "../errors.ts";
import type { Refusal } from "../identity/identity.ts";

/** What a person reads when identity has refused, in the words of the product. */
export function refusalError(refusal: Refusal): HttpError {
  switch (refusal.refused) {
    case "registered":
      return new HttpError(409, "This email is already registered. Please try logging in instead.");
    case "wrong-credentials":
      return new HttpError(401, "Invalid email or password.");
    case "wrong-password":
      return new HttpError(403, "The password is not right.");
    case "used-token":
      return new HttpError(400, "This link has been used or is too old. Please ask for a new one.");
    case "weak-password":
      return new HttpError(400, `The password must have ${inWords(refusal.rules)}.`);
    case "too-many":
      return new HttpError(429, tooMany[refusal.of], { "retry-after": String(refusal.seconds) });
  }
}

const tooMany = {
  guesses: "Too many failed login attempts. Please try again later.",
  accounts: "Too many accounts were made from here. Please try again later.",
  letters: "Too many reset links were asked for from here. Please try again later.",
  links: "Too many links that do not hold were tried from here. Please try again later.",
} as const;

const inWords = (rules: string[]) => new Intl.ListFormat("en", { type: "conjunction" }).format(rules);

/** The result, or the refusal as an error. */
export function orRefuse<Result>(outcome: Result | Refusal): Exclude<Result, Refusal> {
  if (isRefusal(outcome)) throw refusalError(outcome);
  // What is no refusal is what was asked for.
  return outcome as Exclude<Result, Refusal>;
}

const isRefusal = (outcome: unknown): outcome is Refusal =>
  typeof outcome === "object" && outcome !== null && "refused" in outcome;
