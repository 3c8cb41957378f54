import type { SignUp } from "#contract/bodies.ts";
import { canonicalEmail } from "#model/email-address.ts";
import type { Db } from "../db/open.ts";
import type { Limits } from "../limits/limits.ts";
import * as rules from "../limits/rules.ts";
import { createKeyedSerializer } from "../limits/serialize-by-key.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { CanReach } from "../mail/smtp-utf8.ts";
import { addAccount, findCredential } from "./credential.store.ts";
import type { Identity, Refusal } from "./identity.ts";
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

/** A new account counts against these limits of its network address, the narrower one first. */
const accountLimits = [rules.unconfirmedFromAddress, rules.accountsFromAddress];

/** Creates accounts with an email address and a password. */
export function createSignUp(deps: SignUpDeps): Identity["signUp"] {
  const { db, now, hasher, limits, outbox, canReach, checkPolicy, orRefund, startSession } = deps;
  const serialize = createKeyedSerializer();

  /**
   * Resolves to null for an email that is free, and to a refusal for one that is taken. Each email is counted before it
   * is looked up, and a free one is not counted in the end. The requests of an address are checked one after the other,
   * so that free emails never fill the limit and a whole class may sign up at once.
   */
  const checkEmail = (email: string, address: string): Promise<Refusal | null> =>
    serialize(address, async () => {
      const taken = { rule: rules.takenEmailsFromAddress, subject: address };
      const seconds = await limits.consume(taken);
      if (seconds > 0) return tooMany("too-many-accounts", seconds);
      if (await orRefund([taken], () => findCredential(db, email))) return registered;
      await limits.refund(taken);
      return null;
    });

  /** Adds the account unless its email is taken, even if another request has just taken it. */
  async function add({ name, email, password }: SignUp, address: string): Promise<Refusal | { accountId: string }> {
    const unfit = await checkEmail(email, address);
    if (unfit) return unfit;
    if (!(await canReach(email))) return { refused: "unreachable-email" };
    const accountId = await addAccount(db, { name, email, hash: await hasher.hash(password), now: now() });
    if (accountId !== null) return { accountId };
    await limits.consume({ rule: rules.takenEmailsFromAddress, subject: address });
    return registered;
  }

  return async (person, origin) => {
    const { email, password } = person;
    const weak = checkPolicy(password);
    if (weak) return weak;
    const counted = accountLimits.map((rule) => ({ rule, subject: origin.address }));
    const seconds = await limits.consumeAll(counted);
    if (seconds > 0) return tooMany("too-many-accounts", seconds);
    const added = await orRefund(counted, () => add(person, origin.address));
    if ("refused" in added) {
      for (const attempt of counted) await limits.refund(attempt);
      return added;
    }
    const { accountId } = added;
    // Further accounts with the address of a person who does not use this site send no more emails to it.
    const mayWrite = (await limits.consume({ rule: rules.emailsToAddress, subject: canonicalEmail(email) })) === 0;
    if (mayWrite) await outbox.add({ kind: "confirm-email", address: email, accountId, language: origin.language });
    return startSession(accountId, origin);
  };
}

const registered: Refusal = { refused: "email-registered" };
