import { defaultPasswordPolicy, isTooShort } from "#model/password-policy.ts";
import { passwordRefusal } from "../../messages/password-refusal.ts";
import type { PasswordPolicy } from "#model/user.ts";
import { isEmail, typedEmail } from "#model/email-address.ts";
import { nameFault, typedName } from "#model/person-name.ts";
import { authOutcomes as t } from "#messages/sign-in.ts";
import type { Mode } from "./mode.ts";

/** The fields of a form as strings, with the token of its address. */
export type Fields = Readonly<Record<string, string>>;

/** Returns error messages by field. The result is empty when the form is valid. */
export function check(mode: Mode, fields: Fields, policy: PasswordPolicy): Record<string, string> {
  const found = checks[mode](fields, policy);
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== null)) as Record<string, string>;
}

type Found = Record<string, string | null>;

const checks: Record<Mode, (fields: Fields, policy: PasswordPolicy) => Found> = {
  login: ({ email, password = "" }, policy) => {
    // An older password may be shorter than today's policy requires.
    const minLength = Math.min(defaultPasswordPolicy.minLength, policy.minLength);
    const isShort = isTooShort({ ...policy, minLength }, password);
    return { email: checkEmail(email), password: isShort ? t.password(minLength) : null };
  },

  signup: ({ name, ...fields }, policy) => ({
    name: checkName(name),
    email: checkEmail(fields["email"]),
    ...checkNewPassword(fields, policy),
  }),

  reset: ({ email }) => ({ email: checkEmail(email) }),

  "new-password": ({ token, ...fields }, policy) => ({
    ...checkNewPassword(fields, policy),
    token: checkToken(token),
  }),

  "ask-link": ({ email }) => ({ email: checkEmail(email) }),

  "use-link": ({ token }) => ({ token: checkToken(token) }),
};

function checkNewPassword({ password = "", confirmPassword = "" }: Fields, policy: PasswordPolicy): Found {
  const { minLength } = policy;
  const mismatch = password === confirmPassword ? null : t.unequal;
  return {
    password: isTooShort(policy, password) ? t.password(minLength) : passwordRefusal(policy, password),
    confirmPassword: isTooShort(policy, confirmPassword) ? t.confirm(minLength) : mismatch,
  };
}

const checkToken = (token: string | undefined) => (token ? null : t.newPassword.noToken);

const checkEmail = (email = "") => (isEmail(typedEmail(email)) ? null : t.email);

function checkName(name = "") {
  const fault = nameFault(typedName(name));
  return fault && t.names[fault];
}
