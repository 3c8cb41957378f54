import { passwordRefusal } from "#model/password-policy.ts";
import type { PasswordPolicy, User } from "#model/user.ts";
import type { Db } from "../db/open.ts";
import type { Limits } from "../limits/limits.ts";
import * as rules from "../limits/rules.ts";
import type { Outbox } from "../mail/outbox.ts";
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
import { otherProvider, type Identity, type Refusal } from "./identity.ts";
import { createPasswordCheck, tooMany } from "./password-check.ts";
import type { PasswordHasher } from "./password-hash.ts";
import { deleteSession, findSession, findUser, createSession } from "./session.store.ts";

export interface BuiltinOptions {
  db: Db;
  now: () => Date;
  passwordPolicy: PasswordPolicy;
  hasher: PasswordHasher;
  limits: Limits;
  outbox: Pick<Outbox, "add">;
}

/** Identity provider over our own database. */
export function createBuiltinIdentity(options: BuiltinOptions): Identity {
  const { db, now, passwordPolicy, hasher, limits, outbox } = options;
  const { checkPassword, orRefund } = createPasswordCheck({ hasher, limits });

  function checkPolicy(password: string): Refusal | null {
    const sentence = passwordRefusal(passwordPolicy, password);
    return sentence === null ? null : { refused: "weak-password", sentence };
  }

  async function signIn(accountId: string) {
    const token = await createSession(db, { accountId, now: now() });
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
      const weak = checkPolicy(password);
      if (weak) return weak;
      const fromAddress = { rule: rules.signUpsFromAddress, subject: address };
      const seconds = await limits.consume(fromAddress);
      if (seconds > 0) return tooMany("too-many-accounts", seconds);
      if (await findCredential(db, email)) return { refused: "email-registered" };
      const hash = await orRefund([fromAddress], () => hasher.hash(password));
      const accountId = await addAccount(db, { name, email, hash, now: now() });
      return accountId === null ? { refused: "email-registered" } : signIn(accountId);
    },

    async signIn({ email, password }, { address }) {
      const known = await findCredential(db, email);
      const outcome = await checkPassword({ email, address, hash: known?.hash ?? null, password });
      if (outcome !== "right" || !known) return outcome === null || outcome === "right" ? wrong : outcome;
      return signIn(known.accountId);
    },

    exchange: async () => otherProvider,

    signOut: (token) => deleteSession(db, token),

    findSession: (token) => findSession(db, { token, now: now() }),

    async requestReset({ email }, { address }) {
      const seconds = await limits.consume({ rule: rules.resetsFromAddress, subject: address });
      if (seconds > 0) return tooMany("too-many-resets", seconds);
      // Further requests get the same reply, but send no e-mail.
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
      return null;
    },

    updateUser: (uid, { displayName, photoURL, ...settings }) =>
      db.transaction().execute(async (tx) => {
        await updateAccount(tx, uid, { displayName, photoURL, now: now() });
        await saveSettings(tx, uid, settings);
        return findUser(tx, uid);
      }),

    async deleteUser({ uid, ...proof }, { address }) {
      if (!("password" in proof)) return otherProvider;
      const known = await findCredentialOf(db, uid);
      if (!known) return { refused: "wrong-password" };
      const outcome = await checkPassword({ email: known.email, address, hash: known.hash, ...proof });
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
