import type { Db } from "../db/open.ts";
import type { Email } from "../mail/email.ts";
import type { OutboxEntry } from "../mail/outbox.store.ts";
import { resetEmail } from "../mail/reset-email.ts";
import { addressOf } from "./account-address.ts";
import { addResetToken, findCredential } from "./credential.store.ts";

interface ComposerOptions {
  db: Db;
  now: () => Date;
  siteUrl: string;
  product: string;
}

/** Composes the email when it is sent. The account is only looked up then, long after the visitor has got a reply. */
export function createResetComposer({ db, now, siteUrl, product }: ComposerOptions) {
  return async ({ address, language }: OutboxEntry): Promise<Email | null> => {
    const credential = await findCredential(db, address);
    if (!credential) return null;
    const token = await addResetToken(db, { accountId: credential.accountId, now: now() });
    const name = credential.email_verified === 1 ? credential.name : null;
    return resetEmail({ to: addressOf(credential), language, name, product, siteUrl, token });
  };
}
