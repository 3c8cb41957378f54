import { deviceName } from "./device.ts";
import type { PasswordRule } from "#model/password-policy.ts";
import type { PasswordPolicy } from "#model/user.ts";
import { language } from "./language.ts";

export const fieldMessages = { show: "Show" };

/** Texts of the passkeys in a form that replaces the password. */
export const passkeyChoiceMessages = {
  legend: "Passkeys to remove",
  text: "Passkeys sign in without a password. Those you check are removed. Any added elsewhere since you last signed in here are checked already.",
  passkey: (device: string | null, day: string | null) => `${deviceName(device)}, added on ${day}`,
};

export const passwordRuleMessages = {
  needs: "Your password needs:",
  stillNeeds: "Your password still needs:",
  rules: {
    least: ({ minLength }) => `at least ${minLength} characters`,
    most: ({ maxLength }) => `at most ${maxLength} characters`,
    lowercase: () => "a lowercase letter",
    uppercase: () => "an uppercase letter",
    number: () => "a number",
    symbol: () => "a symbol (such as ! or ?)",
  } satisfies Record<PasswordRule, (policy: PasswordPolicy) => string>,
  tooShort: (least: number) => `Password should be at least ${least} characters.`,
  lacks: (rules: string[]) => `The password must have ${new Intl.ListFormat(language).format(rules)}.`,
  goodPassword: "Your password meets every rule.",
};
