import { paths } from "#model/paths.ts";
import { texts } from "../texts/texts.ts";
import type { Email } from "./email.ts";
import { renderEmail, type Addressed } from "./email-template.ts";

/** The owner of an account is told of these changes to its ways of signing in. */
export const credentialChanges = ["passkey-added", "passkey-removed", "password-changed"] as const;
export type CredentialChange = (typeof credentialChanges)[number];

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
    path: `${paths.auth()}?mode=reset`,
  });
}
