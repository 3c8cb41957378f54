import type { Db } from "../db/open.ts";
import type { Limits } from "../limits/limits.ts";
import * as rules from "../limits/rules.ts";
import type { Outbox } from "../mail/outbox.ts";
import { findResetToken, resetPassword } from "./credential.store.ts";
import type { Identity } from "./identity.ts";
import { tooMany } from "./password-check.ts";
import type { PasswordHasher } from "./password-hash.ts";
import type { CheckPolicy } from "./password-refusal.ts";

interface ResetDeps {
  db: Db;
  now: () => Date;
  hasher: PasswordHasher;
  limits: Limits;
  outbox: Pick<Outbox, "add">;
  checkPolicy: CheckPolicy;
}

/** Sends links to people who forgot their password, and takes the new one that is set by such a link. */
export function createPasswordReset(deps: ResetDeps): Pick<Identity, "requestReset" | "newPassword"> {
  const { db, now, hasher, limits, outbox, checkPolicy } = deps;
  return {
    async requestReset({ email }, { address }) {
      const seconds = await limits.consume({ rule: rules.resetsFromAddress, subject: address });
      if (seconds > 0) return tooMany("too-many-resets", seconds);
      // Further requests get the same reply, but send no email.
      if ((await limits.consume({ rule: rules.resetsOfAccount, subject: email })) > 0) return null;
      await outbox.add({ kind: "reset", address: email });
      return null;
    },

    async newPassword({ token, password }, { address }) {
      const fromAddress = { rule: rules.tokensFromAddress, subject: address };
      const seconds = await limits.consume(fromAddress);
      if (seconds > 0) return tooMany("too-many-links", seconds);
      const found = await findResetToken(db, { token, now: now() });
      if (!found) return { refused: "used-link" };
      const { accountId, email } = found;
      await limits.refund(fromAddress);
      const weak = checkPolicy(password);
      if (weak) return weak;
      const hash = await hasher.hash(password);
      if (!(await resetPassword(db, { token, accountId, hash, now: now() }))) return { refused: "used-link" };
      await limits.reset({ rule: rules.guessesAtAccount, subject: email });
      return { accountId };
    },
  };
}
