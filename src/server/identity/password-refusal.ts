import { passwordRefusal } from "#model/password-policy.ts";
import type { PasswordPolicy } from "#model/user.ts";
import { isCommonPassword } from "./common-passwords.ts";
import type { Refusal } from "./identity.ts";

/** Returns the refusal of a password that breaks the policy or is common, or null. */
export type CheckPolicy = (password: string) => Refusal | null;

export const createPolicyCheck =
  (policy: PasswordPolicy): CheckPolicy =>
  (password) => {
    const sentence = passwordRefusal(policy, password);
    if (sentence !== null) return { refused: "weak-password", sentence };
    return isCommonPassword(password) ? { refused: "common-password" } : null;
  };
