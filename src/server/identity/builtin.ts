import { passwordRefusal } from "#model/password-policy.ts";
import type { PasswordPolicy, User } from "#model/user.ts";
import type { Db } from "../db/open.ts";
import type { Limits, Try } from "../limits/limits.ts";
import * as rules from "../limits/rules.ts";
import type { Outbox } from "../mail/outbox.ts";
import { once } from "../once.ts";
import { saveSettings } from "../practice/settings.store.ts";
import {
  addAccount,
  updateAccount,
  findCredential,
  findCredentialOf,
  findResetToken,
  deleteAccount,
  resetPassword,
} from "./credential.store.ts";
import type { From, Identity, Refusal, TooMany } from "./identity.ts";
import type { PasswordHasher } from "./password-hash.ts";
import { closeSession, findSession, findUser, openSession } from "./session.store.ts";

export interface BuiltinOptions {
  db: Db;
  now: () => Date;
  passwordPolicy: PasswordPolicy;
  hasher: PasswordHasher;
  limits: Limits;
  outbox: Pick<Outbox, "add">;
}

interface Guess extends From {
  email: string;
  /** Null where there is no such account. */
  hash: string | null;
  password: string;
}

/** Accounts in our own database. */
export function createBuiltinIdentity(options: BuiltinOptions): Identity {
  const { db, now, passwordPolicy, hasher, limits, outbox } = options;
  /** What a wrong name is checked against, so that it takes the same work as a wrong password. */
  const decoy = once(() => hasher.hash("a password that nobody has"));

  /** Null: wrong. A guess counts before it is looked at; the right one is given back. */
  async function guess({ email, address, hash, password }: Guess): Promise<Refusal | "right" | null> {
    const fromAddress = { rule: rules.guessesFromAddress, who: address };
    const atAccount = { rule: rules.guessesAtAccount, who: email };
    const addressWaits = await limits.take(fromAddress);
    if (addressWaits > 0) return tooMany("too-many-guesses", addressWaits);
    const accountWaits = await limits.take(atAccount);
    if (accountWaits > 0) {
      await limits.giveBack(fromAddress);
      return tooMany("too-many-guesses", accountWaits);
    }
    const isRight = await orGiveBack([fromAddress, atAccount], async () => {
      const against = await decoy();
      return hasher.verify(hash ?? against, password);
    });
    if (!isRight || hash === null) return null;
    await limits.giveBack(fromAddress);
    await limits.forget(atAccount);
    return "right";
  }

  /** Where no hash can be made now, because too many want one, nothing has been tried. */
  async function orGiveBack<Result>(tries: Try[], work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      for (const each of tries) await limits.giveBack(each);
      throw error;
    }
  }

  function weakness(password: string): Refusal | null {
    const sentence = passwordRefusal(passwordPolicy, password);
    return sentence === null ? null : { refused: "weak-password", sentence };
  }

  async function signIn(accountId: string) {
    const token = await openSession(db, { accountId, now: now() });
    return { token, user: await getUser(accountId) };
  }

  async function getUser(accountId: string): Promise<User> {
    const user = await findUser(db, accountId);
    if (!user) throw new Error(`The account ${accountId} is gone`);
    return user;
  }

  return {
    describe: () => ({ provider: "builtin", available: true, passwordPolicy }),

    async signUp({ name, email, password }, { address }) {
      const weak = weakness(password);
      if (weak) return weak;
      const fromAddress = { rule: rules.signUpsFromAddress, who: address };
      const seconds = await limits.take(fromAddress);
      if (seconds > 0) return tooMany("too-many-accounts", seconds);
      if (await findCredential(db, email)) return { refused: "email-registered" };
      const hash = await orGiveBack([fromAddress], () => hasher.hash(password));
      const accountId = await addAccount(db, { name, email, hash, now: now() });
      return accountId === null ? { refused: "email-registered" } : signIn(accountId);
    },

    async signIn({ email, password }, { address }) {
      const known = await findCredential(db, email);
      const outcome = await guess({ email, address, hash: known?.hash ?? null, password });
      if (outcome !== "right" || !known) return outcome === null || outcome === "right" ? wrong : outcome;
      return signIn(known.accountId);
    },

    signOut: (token) => closeSession(db, token),

    findSession: (token) => findSession(db, { token, now: now() }),

    async requestReset({ email }, { address }) {
      const seconds = await limits.take({ rule: rules.resetsFromAddress, who: address });
      if (seconds > 0) return tooMany("too-many-resets", seconds);
      // Who asks too often gets the same answer, and no more letters.
      if ((await limits.take({ rule: rules.resetsOfAccount, who: email })) > 0) return null;
      await outbox.add({ kind: "reset", address: email });
      return null;
    },

    async newPassword({ token, password }, { address }) {
      const fromAddress = { rule: rules.tokensFromAddress, who: address };
      const seconds = await limits.take(fromAddress);
      if (seconds > 0) return tooMany("too-many-links", seconds);
      const found = await findResetToken(db, { token, now: now() });
      if (!found) return { refused: "used-link" };
      const { accountId, email } = found;
      await limits.giveBack(fromAddress);
      const weak = weakness(password);
      if (weak) return weak;
      const hash = await hasher.hash(password);
      if (!(await resetPassword(db, { token, accountId, hash, now: now() }))) return { refused: "used-link" };
      await limits.forget({ rule: rules.guessesAtAccount, who: email });
      return null;
    },

    updateUser: (uid, { displayName, photoURL, ...settings }) =>
      db.transaction().execute(async (tx) => {
        await updateAccount(tx, uid, { displayName, photoURL, now: now() });
        await saveSettings(tx, uid, settings);
        return findUser(tx, uid);
      }),

    async deleteUser({ uid, password }, { address }) {
      const known = await findCredentialOf(db, uid);
      if (!known) return { refused: "wrong-password" };
      const outcome = await guess({ email: known.email, address, hash: known.hash, password });
      if (outcome !== "right") return outcome ?? { refused: "wrong-password" };
      await deleteAccount(db, known);
      return null;
    },

    async exportUser(uid) {
      const { settings: _, ...account } = await getUser(uid);
      return account;
    },
  };
}

const wrong: Refusal = { refused: "wrong-credentials" };
const tooMany = (refused: TooMany["refused"], retryAfter: number): TooMany => ({ refused, retryAfter });
