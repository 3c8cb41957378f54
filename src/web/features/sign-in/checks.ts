import { defaultPasswordPolicy, isTooShort, passwordRefusal } from "#model/password-policy.ts";
import { shortestName, type PasswordPolicy } from "#model/user.ts";
import { authOutcomes } from "../../messages/auth-outcomes.ts";
import type { Mode } from "./mode.ts";

/** Fields of a form as strings, with the token of its address. */
export type Fields = Readonly<Record<string, string>>;

type Words = (typeof authOutcomes)["en"];

interface Rules {
  policy: PasswordPolicy;
  t: Words;
}

/** Error messages by field; empty when the form is valid. */
export function check(mode: Mode, fields: Fields, rules: Rules): Record<string, string> {
  const found = checks[mode](fields, rules);
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== null)) as Record<string, string>;
}

type Found = Record<string, string | null>;

const checks: Record<Mode, (fields: Fields, rules: Rules) => Found> = {
  login: ({ email, password = "" }, { policy, t }) => {
    // An older password may be shorter than today's policy requires.
    const minLength = Math.min(defaultPasswordPolicy.minLength, policy.minLength);
    const isShort = isTooShort({ ...policy, minLength }, password);
    return { email: checkEmail(email, t), password: isShort ? t.password(minLength) : null };
  },

  signup: ({ name, ...fields }, rules) => ({
    name: Array.from((name ?? "").normalize("NFC").trim()).length < shortestName ? rules.t.name : null,
    email: checkEmail(fields["email"], rules.t),
    ...checkNewPassword(fields, rules),
  }),

  reset: ({ email }, { t }) => ({ email: checkEmail(email, t) }),

  "new-password": ({ token, ...fields }, rules) => ({
    ...checkNewPassword(fields, rules),
    token: token ? null : rules.t.newPassword.noToken,
  }),
};

function checkNewPassword({ password = "", confirmPassword = "" }: Fields, { policy, t }: Rules): Found {
  const { minLength } = policy;
  const mismatch = password === confirmPassword ? null : t.unequal;
  return {
    password: isTooShort(policy, password) ? t.password(minLength) : passwordRefusal(policy, password),
    confirmPassword: isTooShort(policy, confirmPassword) ? t.confirm(minLength) : mismatch,
  };
}

/** Catches typing errors; the server validates strictly. */
const checkEmail = (email: string | undefined, t: Words) =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email?.trim() ?? "") ? null : t.email;
