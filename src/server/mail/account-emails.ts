import { paths } from "#model/paths.ts";
import { texts } from "../texts/texts.ts";
import type { Email } from "./email.ts";
import { renderEmail, type Addressed } from "./email-template.ts";

/** The owner of an account is told of these changes to its ways of signing in. */
export const credentialChanges = ["passkey-added", "passkey-removed", "password-changed"] as const;
export type CredentialChange = (typeof credentialChanges)[number];

interface WithToken extends Addressed {
  token: string;
}

/** Returns the path of a sign-in form that accepts the token of an email. */
const authPath = (mode: string, token: string) => `${paths.auth()}?mode=${mode}&token=${encodeURIComponent(token)}`;
/** The path of the form that asks for a new password, where an owner stops what another person has done. */
const resetPath = `${paths.auth()}?mode=reset`;

interface Reset extends WithToken {
  /** The name is null while the address is unconfirmed, because another person may have chosen the name. */
  name: string | null;
}

/** Creates the email, which states its purpose, how long the link is valid, and what to do if it was not requested. */
export const resetEmail = ({ name, token, ...addressed }: Reset): Email =>
  renderEmail({
    ...addressed,
    letter: texts[addressed.language].letters.reset(addressed.product, name),
    path: authPath("new-password", token),
  });

export const signInEmail = ({ name, token, ...addressed }: WithToken & { name: string }): Email =>
  renderEmail({
    ...addressed,
    letter: texts[addressed.language].letters.signIn(addressed.product, name),
    path: authPath("use-link", token),
  });

/**
 * Creates the email for an account whose address was never confirmed. The person who has entered the address can
 * influence nothing in it but its language.
 */
export const firstSignInEmail = ({ token, ...addressed }: WithToken): Email =>
  renderEmail({
    ...addressed,
    letter: texts[addressed.language].letters.firstSignIn(addressed.product),
    path: authPath("new-password", token),
  });

/**
 * Creates an email for a person who may never have heard of the site. The person who has entered the address can
 * influence nothing in it but its language.
 */
export const confirmationEmail = ({ token, ...addressed }: WithToken): Email =>
  renderEmail({
    ...addressed,
    letter: texts[addressed.language].letters.confirmation(addressed.product),
    path: `${paths.confirmEmail()}?token=${encodeURIComponent(token)}`,
  });

/**
 * Creates the email to the address that is to be replaced. It is sent before the new address is confirmed, and tells
 * the owner how to stop a change that another person has requested.
 */
export const emailChangeEmail = (addressed: Addressed): Email =>
  renderEmail({
    ...addressed,
    letter: texts[addressed.language].letters.emailChange(addressed.product),
    path: resetPath,
  });

interface CredentialNotice extends Addressed {
  change: CredentialChange;
  /** The passkeys that the account has after the change. */
  passkeys: readonly { device: string | null; createdAt: string }[];
}

/**
 * Creates the email that tells the owner of an account what has changed, who can sign in now, and how to stop a change
 * by another person.
 */
export function credentialEmail({ change, passkeys, ...addressed }: CredentialNotice): Email {
  const { language, product } = addressed;
  const { letters } = texts[language];
  const days = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const { before, action } = letters.credential(
    passkeys.map(({ device, createdAt }) => ({ device, day: days.format(new Date(createdAt)) })),
  );
  const { subject, happened } = letters.credentials[change];
  return renderEmail({
    ...addressed,
    letter: {
      subject: subject(product),
      before: [letters.greeting, happened(product), ...before],
      action,
      after: [],
    },
    path: resetPath,
  });
}
