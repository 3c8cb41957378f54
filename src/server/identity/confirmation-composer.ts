import type { Db } from "../db/open.ts";
import { confirmationEmail } from "../mail/confirmation-email.ts";
import type { Email } from "../mail/email.ts";
import { emailChangeEmail } from "../mail/email-change-email.ts";
import type { OutboxEntry } from "../mail/outbox.store.ts";
import { addressOf } from "./account-address.ts";
import { addConfirmation, findAccount, findUnconfirmed } from "./email.store.ts";

interface ComposerOptions {
  db: Db;
  now: () => Date;
  siteUrl: string;
  product: string;
}

/**
 * Composes the email with the link that confirms an address; null if the address has been confirmed or replaced
 * meanwhile.
 */
export function createConfirmationComposer({ db, now, siteUrl, product }: ComposerOptions) {
  return async ({ address, accountId = "", language }: OutboxEntry): Promise<Email | null> => {
    if ((await findUnconfirmed(db, accountId)) !== address) return null;
    const token = await addConfirmation(db, { accountId, email: address, now: now() });
    return confirmationEmail({ to: address, language, product, siteUrl, token });
  };
}

/** Composes the email about a change of address; null if the change has been withdrawn. */
export function createChangeComposer({ db, siteUrl, product }: ComposerOptions) {
  return async ({ address, accountId = "", language }: OutboxEntry): Promise<Email | null> => {
    const account = await findAccount(db, accountId);
    if (!account || addressOf(account) !== address || account.pending_email === null) return null;
    return emailChangeEmail({ to: address, language, product, siteUrl });
  };
}
