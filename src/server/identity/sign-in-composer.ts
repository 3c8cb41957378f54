import type { Db } from "../db/open.ts";
import type { Email } from "../mail/email.ts";
import type { OutboxEntry } from "../mail/outbox.store.ts";
import { firstSignInEmail, signInEmail } from "../mail/sign-in-email.ts";
import { addressOf } from "./account-address.ts";
import { addResetToken, findCredential } from "./credential.store.ts";
import { addSignInToken } from "./sign-in-token.store.ts";

interface ComposerOptions {
  db: Db;
  now: () => Date;
  siteUrl: string;
  product: string;
}

/**
 * Composes the email when it is sent. The account is only looked up then, long after the visitor has got a reply. If
 * the address of the account was never confirmed, another person may have made the account and know its password. Its
 * email therefore leads to a new password, which ends all other ways of signing in.
 */
export function createSignInComposer({ db, now, siteUrl, product }: ComposerOptions) {
  return async ({ address, language }: OutboxEntry): Promise<Email | null> => {
    const credential = await findCredential(db, address);
    if (!credential) return null;
    const { accountId, name } = credential;
    const addressed = { to: addressOf(credential), language, product, siteUrl };
    if (credential.email_verified === 0) {
      return firstSignInEmail({ ...addressed, token: await addResetToken(db, { accountId, now: now() }) });
    }
    return signInEmail({ ...addressed, name, token: await addSignInToken(db, { accountId, now: now() }) });
  };
}
