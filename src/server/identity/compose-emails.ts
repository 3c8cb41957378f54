import type { Db } from "../db/open.ts";
import type { Limits } from "../limits/limits.ts";
import { noticesOfAccount } from "../limits/rules.ts";
import {
  confirmationEmail,
  credentialEmail,
  emailChangeEmail,
  firstSignInEmail,
  resetEmail,
  signInEmail,
  type CredentialChange,
} from "../mail/account-emails.ts";
import type { Email } from "../mail/email.ts";
import type { EmailKind, OutboxEntry } from "../mail/outbox.store.ts";
import { addressOf } from "./account-address.ts";
import { addResetToken, findCredential } from "./credential.store.ts";
import { addConfirmation, findAccount, findUnconfirmed } from "./email.store.ts";
import { listPasskeys } from "./passkeys/passkey.store.ts";
import { addSignInToken } from "./sign-in-token.store.ts";

interface ComposerOptions {
  db: Db;
  now: () => Date;
  limits: Pick<Limits, "consume">;
  siteUrl: string;
  product: string;
}

type Compose = (entry: OutboxEntry) => Promise<Email | null>;

/**
 * Creates the function that composes each kind of email when it is sent; null where none is to be sent any more. An
 * account is only looked up then, long after the visitor has got a reply.
 */
export function createComposers({ db, now, limits, siteUrl, product }: ComposerOptions) {
  const reset: Compose = async ({ address, language }) => {
    const credential = await findCredential(db, address);
    if (!credential) return null;
    const token = await addResetToken(db, { accountId: credential.accountId, now: now() });
    const name = credential.email_verified === 1 ? credential.name : null;
    return resetEmail({ to: addressOf(credential), language, name, product, siteUrl, token });
  };

  /**
   * If the address of the account was never confirmed, another person may have made the account and know its password.
   * Its email therefore leads to a new password, which ends all other ways of signing in.
   */
  const signIn: Compose = async ({ address, language }) => {
    const credential = await findCredential(db, address);
    if (!credential) return null;
    const { accountId, name } = credential;
    const addressed = { to: addressOf(credential), language, product, siteUrl };
    if (credential.email_verified === 0) {
      return firstSignInEmail({ ...addressed, token: await addResetToken(db, { accountId, now: now() }) });
    }
    return signInEmail({ ...addressed, name, token: await addSignInToken(db, { accountId, now: now() }) });
  };

  /** Composes the link that confirms an address, unless the address has been confirmed or replaced meanwhile. */
  const confirmation: Compose = async ({ address, accountId = "", language }) => {
    if ((await findUnconfirmed(db, accountId)) !== address) return null;
    const token = await addConfirmation(db, { accountId, email: address, now: now() });
    return confirmationEmail({ to: address, language, product, siteUrl, token });
  };

  /** Composes the email about a change of address, unless the change has been withdrawn. */
  const emailChange: Compose = async ({ address, accountId = "", language }) => {
    const account = await findAccount(db, accountId);
    if (!account || addressOf(account) !== address || account.pending_email === null) return null;
    return emailChangeEmail({ to: address, language, product, siteUrl });
  };

  /** Composes the email about a change of passkeys or passwords, of which an account may get only so many. */
  const notice =
    (change: CredentialChange): Compose =>
    async ({ address, accountId = "", language }) => {
      if ((await limits.consume({ rule: noticesOfAccount, subject: accountId })) > 0) return null;
      const passkeys = await listPasskeys(db, accountId);
      return credentialEmail({ to: address, language, change, passkeys, product, siteUrl });
    };

  return {
    reset,
    "sign-in": signIn,
    "confirm-email": confirmation,
    "email-change": emailChange,
    "passkey-added": notice("passkey-added"),
    "passkey-removed": notice("passkey-removed"),
    "password-changed": notice("password-changed"),
  } satisfies Record<EmailKind, Compose>;
}
