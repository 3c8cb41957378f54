import type { Db } from "../db/open.ts";
import type { Limits } from "../limits/limits.ts";
import { noticesOfAccount } from "../limits/rules.ts";
import { credentialEmail, type CredentialChange } from "../mail/credential-email.ts";
import type { Email } from "../mail/email.ts";
import type { OutboxEntry } from "../mail/outbox.store.ts";
import { listPasskeys } from "./passkeys/passkey.store.ts";

interface ComposerOptions {
  db: Db;
  limits: Pick<Limits, "consume">;
  siteUrl: string;
  product: string;
}

/** Composes the email about a change of passkeys or passwords; null beyond the number that an account may get. */
export const createNoticeComposer =
  ({ db, limits, siteUrl, product }: ComposerOptions) =>
  (change: CredentialChange) =>
  async ({ address, accountId = "", language }: OutboxEntry): Promise<Email | null> => {
    if ((await limits.consume({ rule: noticesOfAccount, subject: accountId })) > 0) return null;
    const passkeys = await listPasskeys(db, accountId);
    return credentialEmail({ to: address, language, change, passkeys, product, siteUrl });
  };
