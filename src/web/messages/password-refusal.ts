import { passwordRuleMessages as t } from "#messages/password.ts";
import { rulesNotMet } from "#model/password-policy.ts";
import type { PasswordPolicy } from "#model/user.ts";

/** Lists in words the rules that a password does not meet. */
export const unmetRules = (policy: PasswordPolicy, password: string): string[] =>
  rulesNotMet(policy, password).map((rule) => t.rules[rule](policy));

/** Returns the sentence that refuses a password, or null if the password meets the policy. */
export function passwordRefusal(policy: PasswordPolicy, password: string): string | null {
  const unmet = rulesNotMet(policy, password);
  if (unmet.length === 0) return null;
  return unmet.every((rule) => rule === "least") ? t.tooShort(policy.minLength) : t.lacks(unmetRules(policy, password));
}
