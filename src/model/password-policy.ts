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

interface Rule {
  isRequired: boolean;
  isMet: boolean;
  rule: string;
}

/** A password in the form in which it is hashed: the same from every keyboard. */
export const typedPassword = (password: string) => password.normalize("NFC");

/** Counts code points of that form, so that a letter counts as one on every keyboard. */
export const lengthOf = (password: string) => Array.from(typedPassword(password)).length;

export const isTooShort = ({ minLength }: PasswordPolicy, password: string) => lengthOf(password) < minLength;

/** Lists the rules that a password does not meet, each as the end of the sentence "A password must have …". */
export function unmetRules(policy: PasswordPolicy, password: string): string[] {
  const text = typedPassword(password);
  const rules: Rule[] = [
    { isRequired: true, isMet: !isTooShort(policy, password), rule: `at least ${policy.minLength} characters` },
    { isRequired: true, isMet: lengthOf(password) <= policy.maxLength, rule: `at most ${policy.maxLength} characters` },
    { isRequired: policy.requireLowercase, isMet: /\p{Ll}/u.test(text), rule: "a lowercase letter" },
    { isRequired: policy.requireUppercase, isMet: /\p{Lu}/u.test(text), rule: "an uppercase letter" },
    { isRequired: policy.requireNumeric, isMet: /\p{Nd}/u.test(text), rule: "a number" },
    {
      isRequired: policy.requireNonAlphanumeric,
      isMet: /[^\p{L}\p{M}\p{N}]/u.test(text),
      rule: "a symbol (such as ! or ?)",
    },
  ];
  return rules.filter(({ isRequired, isMet }) => isRequired && !isMet).map(({ rule }) => rule);
}

/** The policy as password managers read it, to generate a password that meets it. */
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

/** Returns the sentence that refuses a password, or null if the password meets the policy. */
export function passwordRefusal(policy: PasswordPolicy, password: string): string | null {
  const unmet = unmetRules(policy, password);
  if (unmet.length === 0) return null;
  if (unmet.length === 1 && isTooShort(policy, password)) {
    return `Password should be at least ${policy.minLength} characters.`;
  }
  return `The password must have ${inWords(unmet)}.`;
}

const inWords = (rules: string[]) => new Intl.ListFormat("en", { type: "conjunction" }).format(rules);
