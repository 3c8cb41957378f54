import { canonicalEmail } from "#model/email-address.ts";
import type { Db } from "../db/open.ts";
import type { Limits } from "../limits/limits.ts";
import * as rules from "../limits/rules.ts";
import type { Outbox } from "../mail/outbox.ts";
import { findResetToken, resetPassword } from "./credential.store.ts";
import type { Identity, Origin, Refusal } from "./identity.ts";
import { tooMany } from "./password-check.ts";
import type { PasswordHasher } from "./password-hash.ts";
import type { PasskeysInDoubt } from "./passkeys/passkeys-in-doubt.ts";
import type { CheckPolicy } from "./password-refusal.ts";

interface ResetDeps {
  db: Db;
  now: () => Date;
  hasher: PasswordHasher;
  limits: Limits;
  outbox: Pick<Outbox, "add">;
  checkPolicy: CheckPolicy;
  inDoubt: PasskeysInDoubt;
}

interface ResetAccount {
  accountId: string;
  email: string;
}

type ResetCall = "requestReset" | "passkeysOfReset" | "newPassword";

/** Sends links to people who forgot their password, and accepts the new password that is set with such a link. */
export function createPasswordReset(deps: ResetDeps): Pick<Identity, ResetCall> {
  const { db, now, hasher, limits, outbox, checkPolicy, inDoubt } = deps;

  /** Finds the account of a link that is still valid. */
  async function findLink(token: string, { address }: Origin): Promise<ResetAccount | Refusal> {
    const fromAddress = { rule: rules.tokensFromAddress, subject: address };
    const seconds = await limits.consume(fromAddress);
    if (seconds > 0) return tooMany("too-many-links", seconds);
    const found = await findResetToken(db, { token, now: now() });
    if (!found) return { refused: "used-link" };
    await limits.refund(fromAddress);
    return found;
  }

  return {
    async requestReset({ email }, { address, language }) {
      const seconds = await limits.consume({ rule: rules.resetsFromAddress, subject: address });
      if (seconds > 0) return tooMany("too-many-resets", seconds);
      // Further requests get the same reply, but no email is sent.
      if ((await limits.consume({ rule: rules.resetsOfAccount, subject: canonicalEmail(email) })) > 0) return null;
      await outbox.add({ kind: "reset", address: canonicalEmail(email), language });
      return null;
    },

    async passkeysOfReset({ token }, origin) {
      const found = await findLink(token, origin);
      return "refused" in found ? found : inDoubt.list(found.accountId, origin);
    },

    async newPassword({ token, password, keepPasskeys: keep }, origin) {
      const found = await findLink(token, origin);
      if ("refused" in found) return found;
      const { accountId, email } = found;
      const weak = checkPolicy(password);
      if (weak) return weak;
      const hash = await hasher.hash(password);
      const stays = await inDoubt.findKept(accountId, { keep, origin });
      if (!(await resetPassword(db, { token, accountId, hash, language: origin.language, now: now(), stays })))
        return { refused: "used-link" };
      await limits.reset({ rule: rules.guessesAtAccount, subject: email });
      return { accountId };
    },
  };
}
