import type { PasswordPolicy } from "./user.ts";

interface Rule {
  isAsked: boolean;
  isMet: boolean;
  rule: string;
}

/** The rules that a password does not meet, each as the end of "A password must have …". None: it is good enough. */
export function unmetRules(policy: PasswordPolicy, password: string): string[] {
  // Counted as the server keeps it: composed, so that one letter is one letter on every keyboard.
  const text = password.normalize("NFC");
  const length = Array.from(text).length;
  const rules: Rule[] = [
    { isAsked: true, isMet: length >= policy.minLength, rule: `at least ${policy.minLength} characters` },
    { isAsked: true, isMet: length <= policy.maxLength, rule: `at most ${policy.maxLength} characters` },
    { isAsked: policy.requireLowercase, isMet: /\p{Ll}/u.test(text), rule: "a lowercase letter" },
    { isAsked: policy.requireUppercase, isMet: /\p{Lu}/u.test(text), rule: "an uppercase letter" },
    { isAsked: policy.requireNumeric, isMet: /\p{Nd}/u.test(text), rule: "a number" },
    {
      isAsked: policy.requireNonAlphanumeric,
      isMet: /[^\p{L}\p{M}\p{N}]/u.test(text),
      rule: "a character that is neither a letter nor a number",
    },
  ];
  return rules.filter(({ isAsked, isMet }) => isAsked && !isMet).map(({ rule }) => rule);
}
