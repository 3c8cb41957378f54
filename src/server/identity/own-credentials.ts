import { canonicalEmail } from "#model/email-address.ts";
import { isUniqueViolation } from "../db/database-errors.ts";
import type { Db } from "../db/open.ts";
import type { Limits } from "../limits/limits.ts";
import * as rules from "../limits/rules.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { CanReach } from "../mail/smtp-utf8.ts";
import { addressOf } from "./account-address.ts";
import { changePassword, findCredential, type findCredentialOf } from "./credential.store.ts";
import { confirmEmail, correctEmail, findAccount, findUnconfirmed, savePendingEmail } from "./email.store.ts";
import type { Origin, OwnCredentials, Refusal } from "./identity.ts";
import type { KnownDevices } from "./known-devices.ts";
import { tooMany } from "./password-check.ts";
import type { PasswordHasher } from "./password-hash.ts";
import type { PasskeysInDoubt } from "./passkeys/passkeys-in-doubt.ts";
import type { CheckPolicy } from "./password-refusal.ts";

type Credential = NonNullable<Awaited<ReturnType<typeof findCredentialOf>>>;

interface CredentialDeps {
  db: Db;
  now: () => Date;
  hasher: PasswordHasher;
  devices: Pick<KnownDevices, "mark">;
  limits: Limits;
  outbox: Pick<Outbox, "add">;
  canReach: CanReach;
  checkPolicy: CheckPolicy;
  provePassword: (proof: { uid: string; password: string }, origin: Origin) => Promise<Credential | Refusal>;
  inDoubt: Pick<PasskeysInDoubt, "findKept">;
}

/** Creates the changes of passwords and email addresses that are kept in the site's own database. */
export function createOwnCredentials(deps: CredentialDeps): OwnCredentials {
  const { db, now, hasher, devices, limits, outbox, canReach, checkPolicy, provePassword, inDoubt } = deps;

  async function countEmail(rule: rules.Rule, subject: string): Promise<Refusal | null> {
    const seconds = await limits.consume({ rule, subject });
    return seconds > 0 ? tooMany("too-many-emails", seconds) : null;
  }

  return {
    async changePassword({ uid, token, password, newPassword, keepPasskeys: keep }, origin) {
      const weak = checkPolicy(newPassword);
      if (weak) return weak;
      const known = await provePassword({ uid, password }, origin);
      if ("refused" in known) return known;
      const hash = await hasher.hash(newPassword);
      const stays = await inDoubt.findKept(uid, { keep, origin });
      await changePassword(db, { accountId: uid, hash, token, language: origin.language, now: now(), stays });
      return { device: devices.mark(origin.device, { email: known.email, hash }) };
    },

    async changeEmail({ uid, password, email }, origin) {
      const { language } = origin;
      const known = await provePassword({ uid, password }, origin);
      if ("refused" in known) return known;
      if (email === addressOf(known)) {
        await savePendingEmail(db, uid, null);
        return null;
      }
      // This limit comes first, because the refusal below tells whether an address is registered.
      const ofAccount = await countEmail(rules.emailsOfAccount, uid);
      if (ofAccount) return ofAccount;
      const holder = await findCredential(db, email);
      if (holder && holder.accountId !== uid) return registered;
      const toAddress = await countEmail(rules.emailsToAddress, canonicalEmail(email));
      if (toAddress) return toAddress;
      if (!(await canReach(email))) return { refused: "unreachable-email" };
      const account = await findAccount(db, uid);
      if (account?.email_verified === 1) {
        await savePendingEmail(db, uid, email);
        await outbox.add({ kind: "email-change", address: addressOf(known), accountId: uid, language });
      } else if (!(await correctEmail(db, { accountId: uid, email, now: now() }))) return registered;
      await outbox.add({ kind: "confirm-email", address: email, accountId: uid, language });
      return null;
    },

    async sendConfirmation(uid, { language }) {
      const email = await findUnconfirmed(db, uid);
      if (email === null) return null;
      const refusal =
        (await countEmail(rules.emailsOfAccount, uid)) ??
        (await countEmail(rules.emailsToAddress, canonicalEmail(email)));
      if (refusal) return refusal;
      await outbox.add({ kind: "confirm-email", address: email, accountId: uid, language });
      return null;
    },

    async confirmEmail({ token }, { address }) {
      const fromAddress = { rule: rules.tokensFromAddress, subject: address };
      const seconds = await limits.consume(fromAddress);
      if (seconds > 0) return tooMany("too-many-links", seconds);
      let confirmed: Awaited<ReturnType<typeof confirmEmail>>;
      try {
        confirmed = await confirmEmail(db, { token, now: now() });
      } catch (error) {
        // Another person has signed up with that address after the email was sent.
        if (isUniqueViolation(error)) return registered;
        throw error;
      }
      if (confirmed === null) return { refused: "used-link" };
      await limits.refund(fromAddress);
      // The network address of a sign-up is not stored with the account. People who sign up together mostly confirm
      // from the same network address, so the account no longer counts against the one that confirms.
      if (confirmed.isFirst) await limits.refund({ rule: rules.unconfirmedFromAddress, subject: address });
      return { accountId: confirmed.accountId };
    },
  };
}

const registered: Refusal = { refused: "email-registered" };
