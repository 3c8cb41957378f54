import { canonicalEmail } from "#model/email-address.ts";
import type { Db } from "../db/open.ts";
import type { Limits } from "../limits/limits.ts";
import * as rules from "../limits/rules.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { CanReach } from "../mail/smtp-utf8.ts";
import { addAccount, findCredential } from "./credential.store.ts";
import type { Identity } from "./identity.ts";
import { tooMany, type createPasswordCheck } from "./password-check.ts";
import type { PasswordHasher } from "./password-hash.ts";
import type { CheckPolicy } from "./password-refusal.ts";
import type { StartSession } from "./start-session.ts";

interface SignUpDeps {
  db: Db;
  now: () => Date;
  hasher: PasswordHasher;
  limits: Limits;
  outbox: Pick<Outbox, "add">;
  canReach: CanReach;
  checkPolicy: CheckPolicy;
  orRefund: ReturnType<typeof createPasswordCheck>["orRefund"];
  startSession: StartSession;
}

/** Creates accounts with an email address and a password. */
export function createSignUp(deps: SignUpDeps): Identity["signUp"] {
  const { db, now, hasher, limits, outbox, canReach, checkPolicy, orRefund, startSession } = deps;
  return async ({ name, email, password }, origin) => {
    const weak = checkPolicy(password);
    if (weak) return weak;
    const fromAddress = { rule: rules.signUpsFromAddress, subject: origin.address };
    const seconds = await limits.consume(fromAddress);
    if (seconds > 0) return tooMany("too-many-accounts", seconds);
    if (await findCredential(db, email)) return { refused: "email-registered" };
    if (!(await canReach(email))) return { refused: "unreachable-email" };
    const hash = await orRefund([fromAddress], () => hasher.hash(password));
    const accountId = await addAccount(db, { name, email, hash, now: now() });
    if (accountId === null) return { refused: "email-registered" };
    // Further accounts with an address that belongs to nobody here send no more emails to it.
    const mayWrite = (await limits.consume({ rule: rules.emailsToAddress, subject: canonicalEmail(email) })) === 0;
    if (mayWrite) await outbox.add({ kind: "confirm-email", address: email, accountId });
    return startSession(accountId, origin);
  };
}
