import { mainLanguage } from "#model/languages.ts";
import { paths } from "#model/paths.ts";
import type { Email } from "./email.ts";
import { renderEmail } from "./email-template.ts";

/** Changes to the ways into an account of which its owner is told. */
export const credentialChanges = ["passkey-added", "passkey-removed", "password-changed"] as const;
export type CredentialChange = (typeof credentialChanges)[number];

interface CredentialNotice {
  to: string;
  change: CredentialChange;
  /** Passkeys that the account has now. */
  passkeys: readonly { device: string | null; createdAt: string }[];
  product: string;
  siteUrl: string;
}

const texts: Readonly<Record<CredentialChange, { subject: string; happened: string }>> = {
  "passkey-added": { subject: "A new passkey", happened: "A passkey was added to your account" },
  "passkey-removed": { subject: "A passkey was removed", happened: "A passkey was removed from your account" },
  "password-changed": { subject: "Your password was changed", happened: "A new password was set for your account" },
};

/**
 * Creates the email that tells the owner of an account what has changed, who can sign in now, and how to stop a change
 * by somebody else.
 */
export const credentialEmail = ({ to, change, passkeys, product, siteUrl }: CredentialNotice): Email =>
  renderEmail({
    to,
    subject: `${texts[change].subject} at ${product}`,
    before: [
      "Namaste,",
      `${texts[change].happened} at ${product}.`,
      passkeys.length === 0
        ? "No passkey signs in to it now, only your password."
        : `Passkeys that sign in to it now: ${passkeys.map(describe).join("; ")}.`,
      "If it was you, you need not do anything. If it was not you, choose a new password now. That page also shows the passkeys and removes those that are not yours, and every device is signed out:",
    ],
    link: `${siteUrl}${paths.auth()}?mode=reset`,
    action: "Choose a new password",
    after: [product],
  });

const describe = ({ device, createdAt }: { device: string | null; createdAt: string }) =>
  `${device ?? "unknown device"}, added on ${dayFormat.format(new Date(createdAt))}`;

const dayFormat = new Intl.DateTimeFormat(mainLanguage, { dateStyle: "long", timeZone: "UTC" });
