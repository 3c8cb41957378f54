import { unmetRules } from "#model/password-policy.ts";
import { shortestName, type PasswordPolicy } from "#model/user.ts";
import { authOutcomes } from "../../messages/auth-outcomes.ts";
import type { Mode } from "./mode.ts";

/** A form as it was sent, with the token of its address: every field is a text. */
export type Fields = Readonly<Record<string, string>>;

type Words = (typeof authOutcomes)["en"];

/** A password of fewer characters is none, whatever the service asks besides. */
const LEAST = 6;

interface Rules {
  policy: PasswordPolicy | null;
  t: Words;
}

/** What is wrong with what was written, by field; empty when it can be sent. */
export function check(mode: Mode, fields: Fields, rules: Rules): Record<string, string> {
  const found = checks[mode](fields, rules);
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== null)) as Record<string, string>;
}

type Found = Record<string, string | null>;

const checks: Record<Mode, (fields: Fields, rules: Rules) => Found> = {
  login: ({ email, password }, { policy, t }) => {
    const least = Math.min(LEAST, policy?.minLength ?? LEAST);
    return { email: checkEmail(email, t), password: lengthOf(password) < least ? t.password(least) : null };
  },

  signup: ({ name, ...fields }, rules) => ({
    name: lengthOf(name?.trim()) < shortestName ? rules.t.name : null,
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
  const least = policy?.minLength ?? LEAST;
  const unmet = policy ? unmetRules(policy, password) : [];
  const isShort = lengthOf(password) < least;
  const isConfirmationShort = lengthOf(confirmPassword) < least;
  return {
    password: isShort ? t.password(least) : unmet.length > 0 ? t.unmet(unmet) : null,
    confirmPassword: isConfirmationShort ? t.confirm(least) : password === confirmPassword ? null : t.unequal,
  };
}

/** The server looks closer; this catches what was mistyped. */
const checkEmail = (email: string | undefined, t: Words) =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email?.trim() ?? "") ? null : t.email;

/** In letters as a reader counts code points, which is how the server counts. */
const lengthOf = (text = "") => Array.from(text.normalize("NFC")).length;
