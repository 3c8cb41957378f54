import { canonicalEmail } from "#model/email-address.ts";
import type { Db } from "../db/open.ts";
import { HttpError } from "../errors.ts";
import type { Limits } from "../limits/limits.ts";
import * as rules from "../limits/rules.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { SignInLinks } from "./identity.ts";
import { tooMany } from "./password-check.ts";
import { findSignInToken, redeemSignInToken } from "./sign-in-token.store.ts";
import type { StartSession } from "./start-session.ts";

interface SignInLinkDeps {
  db: Db;
  now: () => Date;
  limits: Limits;
  outbox: Pick<Outbox, "add">;
  startSession: StartSession;
}

/** Creates the links in emails that sign in. */
export function createSignInLinks({ db, now, limits, outbox, startSession }: SignInLinkDeps): SignInLinks {
  return {
    async request({ email: typed }, { address, language }) {
      const email = canonicalEmail(typed);
      const seconds = await limits.consume({ rule: rules.signInLinksFromAddress, subject: address });
      if (seconds > 0) return tooMany("too-many-sign-in-links", seconds);
      // Further requests get the same reply, but no email is sent, because one with a valid link was sent minutes ago.
      if ((await limits.consume({ rule: rules.signInLinksOfAccount, subject: email })) > 0) return null;
      await outbox.add({ kind: "sign-in", address: email, language });
      return null;
    },

    /** Accepts every valid link. Nobody can guess a link, so no limit is needed, and none locks the owner out. */
    async signIn({ token }, origin) {
      const given = { token, now: now() };
      const accountId = await findSignInToken(db, given);
      if (accountId !== null) {
        // A new password, or another use of a link, may make this one invalid in the meantime.
        return startSession(accountId, origin, async (tx) => {
          if (!(await redeemSignInToken(tx, given))) throw new HttpError("used-link");
        });
      }
      const seconds = await limits.consume({ rule: rules.tokensFromAddress, subject: origin.address });
      return seconds > 0 ? tooMany("too-many-links", seconds) : { refused: "used-link" };
    },
  };
}
