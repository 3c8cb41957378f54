import type { PasswordPolicy } from "./user.ts";

/** The default policy. A form also shows it until the session is loaded. */
export const defaultPasswordPolicy: PasswordPolicy = {
  minLength: 6,
  maxLength: 256,
  requireLowercase: false,
  requireUppercase: false,
  requireNumeric: false,
  requireNonAlphanumeric: false,
};

/** The requirements that a policy may have. */
export type PasswordRule = "least" | "most" | "lowercase" | "uppercase" | "number" | "symbol";

/** Returns a password in the form in which it is hashed, which does not depend on the keyboard. */
export const typedPassword = (password: string) => password.normalize("NFC");

/** Counts the code points of that form, so that a letter counts as one on every keyboard. */
export const lengthOf = (password: string) => Array.from(typedPassword(password)).length;

export const isTooShort = ({ minLength }: PasswordPolicy, password: string) => lengthOf(password) < minLength;

/** Lists the rules that a password does not meet. */
export function rulesNotMet(policy: PasswordPolicy, password: string): PasswordRule[] {
  const text = typedPassword(password);
  const rules: { rule: PasswordRule; isRequired: boolean; isMet: boolean }[] = [
    { rule: "least", isRequired: true, isMet: !isTooShort(policy, password) },
    { rule: "most", isRequired: true, isMet: lengthOf(password) <= policy.maxLength },
    { rule: "lowercase", isRequired: policy.requireLowercase, isMet: /\p{Ll}/u.test(text) },
    { rule: "uppercase", isRequired: policy.requireUppercase, isMet: /\p{Lu}/u.test(text) },
    { rule: "number", isRequired: policy.requireNumeric, isMet: /\p{Nd}/u.test(text) },
    { rule: "symbol", isRequired: policy.requireNonAlphanumeric, isMet: /[^\p{L}\p{M}\p{N}]/u.test(text) },
  ];
  return rules.filter(({ isRequired, isMet }) => isRequired && !isMet).map(({ rule }) => rule);
}

/** The rules in English, each as the end of the sentence "A password must have …". */
const inEnglish: Readonly<Record<PasswordRule, (policy: PasswordPolicy) => string>> = {
  least: ({ minLength }) => `at least ${minLength} characters`,
  most: ({ maxLength }) => `at most ${maxLength} characters`,
  lowercase: () => "a lowercase letter",
  uppercase: () => "an uppercase letter",
  number: () => "a number",
  symbol: () => "a symbol (such as ! or ?)",
};

/** Lists in English the rules that a password does not meet. The interface has its own words (messages/password.ts). */
export const unmetRules = (policy: PasswordPolicy, password: string): string[] =>
  rulesNotMet(policy, password).map((rule) => inEnglish[rule](policy));

/** Writes the policy as password managers read it, so that they generate a password that meets it. */
export function passwordRules(policy: PasswordPolicy): string {
  const required = [
    policy.requireLowercase && "lower",
    policy.requireUppercase && "upper",
    policy.requireNumeric && "digit",
    policy.requireNonAlphanumeric && "special",
  ].filter((kind) => kind !== false);
  const lengths = [`minlength: ${policy.minLength}`, `maxlength: ${policy.maxLength}`];
  return `${[...lengths, ...required.map((kind) => `required: ${kind}`)].join("; ")};`;
}

/** Returns the English sentence that refuses a password, or null if the password meets the policy. */
export function passwordRefusal(policy: PasswordPolicy, password: string): string | null {
  const unmet = unmetRules(policy, password);
  if (unmet.length === 0) return null;
  if (unmet.length === 1 && isTooShort(policy, password)) {
    return `Password should be at least ${policy.minLength} characters.`;
  }
  return `The password must have ${inWords(unmet)}.`;
}

const inWords = (rules: string[]) => new Intl.ListFormat("en", { type: "conjunction" }).format(rules);
