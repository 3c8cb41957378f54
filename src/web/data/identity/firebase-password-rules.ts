import { defaultPasswordPolicy, passwordRefusal } from "#model/password-policy.ts";
import type { PasswordPolicy } from "#model/user.ts";
import type { AskFirebase } from "./firebase/firebase-client.ts";
import type { PasswordRules } from "./firebase/password-check.ts";
import { identityMessages } from "#messages/identity.ts";
import { weakPassword } from "./firebase-refusals.ts";

/** Password rules of the project at the provider. */
export const createPasswordRules = (ask: AskFirebase) => ({
  /** Rejects with a sentence on a password that the project refuses. */
  async checkPassword(password: string) {
    const { isValid, rules } = await ask("checkPassword", password);
    if (isValid) return;
    // The provider knows letters and signs of ASCII only.
    throw weakPassword(passwordRefusal(toPolicy(rules), password) ?? identityMessages.plainCharacters);
  },

  async fetchPasswordPolicy() {
    const { rules } = await ask("checkPassword", "");
    return toPolicy(rules);
  },
});

/** Most characters that the provider takes. */
const MOST_CHARACTERS = 4096;

const toPolicy = (rules: PasswordRules): PasswordPolicy => ({
  minLength: Math.max(rules.minPasswordLength ?? 0, defaultPasswordPolicy.minLength),
  maxLength: rules.maxPasswordLength ?? MOST_CHARACTERS,
  requireLowercase: rules.containsLowercaseLetter ?? false,
  requireUppercase: rules.containsUppercaseLetter ?? false,
  requireNumeric: rules.containsNumericCharacter ?? false,
  requireNonAlphanumeric: rules.containsNonAlphanumericCharacter ?? false,
});
