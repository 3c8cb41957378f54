import { passwordRefusal } from "#model/password-policy.ts";
import type { PasswordPolicy, User } from "#model/user.ts";
import type { Db } from "../db/open.ts";
import type { Limits } from "../limits/limits.ts";
import * as rules from "../limits/rules.ts";
import type { Outbox } from "../mail/outbox.ts";
import { savePhoto } from "../photos/photos.store.ts";
import { saveSettings } from "../practice/settings.store.ts";
import {
  addAccount,
  findCredential,
  findCredentialOf,
  findResetToken,
  deleteAccount,
  resetPassword,
  saveName,
} from "./credential.store.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { otherProvider, type Identity, type Origin, type Refusal, type SignedIn } from "./identity.ts";
import { createKnownDevices } from "./known-devices.ts";
import { createOwnCredentials } from "./own-credentials.ts";
import { createPasswordCheck, tooMany } from "./password-check.ts";
import { createPasskeys } from "./passkeys/passkeys.ts";
import type { PasswordHasher } from "./password-hash.ts";
import { deleteSession, findSession, findUser, createSession } from "./session.store.ts";

export interface BuiltinOptions {
  db: Db;
  now: () => Date;
  passwordPolicy: PasswordPolicy;
  hasher: PasswordHasher;
  /** Key of the signatures of known devices. */
  secret: string;
  limits: Limits;
  outbox: Pick<Outbox, "add">;
  siteUrl: string;
  /** Name of the product, which devices show beside a passkey. */
  product: string;
}

/** Identity provider over our own database. */
export function createBuiltinIdentity(options: BuiltinOptions): Identity {
  const { db, now, passwordPolicy, hasher, limits, outbox } = options;
  const devices = createKnownDevices(options);
  const { checkPassword, orRefund } = createPasswordCheck({ hasher, limits, devices });

  function checkPolicy(password: string): Refusal | null {
    const sentence = passwordRefusal(passwordPolicy, password);
    if (sentence !== null) return { refused: "weak-password", sentence };
    return isCommonPassword(password) ? { refused: "common-password" } : null;
  }

  async function startSession(accountId: string, { agent, device }: Origin): Promise<SignedIn> {
    const token = await createSession(db, { accountId, agent, now: now() });
    const known = await findCredentialOf(db, accountId);
    const user = await getUser(accountId);
    return {
      token,
      user,
      ...(known?.hash && { device: devices.mark(device, { email: known.email, hash: known.hash }) }),
    };
  }

  /** Credential of a person whose password is right. */
  async function provePassword({ uid, password }: { uid: string; password: string }, origin: Origin) {
    const known = await findCredentialOf(db, uid);
    if (!known) return wrongPassword;
    const outcome = await checkPassword({ ...origin, email: known.email, hash: known.hash, password });
    return outcome === "right" ? known : (outcome ?? wrongPassword);
  }

  async function getUser(accountId: string): Promise<User> {
    const user = await findUser(db, accountId);
    if (!user) throw new Error(`The account ${accountId} is gone`);
    return user;
  }

  return {
    describe: () => ({ provider: "builtin", available: true, passwordPolicy }),

    async signUp({ name, email, password }, origin) {
      const weak = checkPolicy(password);
      if (weak) return weak;
      const fromAddress = { rule: rules.signUpsFromAddress, subject: origin.address };
      const seconds = await limits.consume(fromAddress);
      if (seconds > 0) return tooMany("too-many-accounts", seconds);
      if (await findCredential(db, email)) return { refused: "email-registered" };
      const hash = await orRefund([fromAddress], () => hasher.hash(password));
      const accountId = await addAccount(db, { name, email, hash, now: now() });
      if (accountId === null) return { refused: "email-registered" };
      // Further accounts with an address that belongs to nobody here send no more e-mails to it.
      const mayWrite = (await limits.consume({ rule: rules.emailsToAddress, subject: email })) === 0;
      if (mayWrite) await outbox.add({ kind: "confirm-email", address: email, accountId });
      return startSession(accountId, origin);
    },

    async signIn({ email, password }, origin) {
      const known = await findCredential(db, email);
      const outcome = await checkPassword({ ...origin, email, hash: known?.hash ?? null, password });
      if (outcome !== "right" || !known) {
        const refusal = outcome === null || outcome === "right" ? wrong : outcome;
        return { ...refusal, ...(known && { accountId: known.accountId }) };
      }
      return startSession(known.accountId, origin);
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
      return { accountId };
    },

    updateUser: (uid, { displayName, photo, ...settings }) =>
      db.transaction().execute(async (tx) => {
        if (displayName !== undefined) await saveName(tx, uid, { displayName, now: now() });
        if (photo !== undefined) await savePhoto(tx, uid, { photo, now: now() });
        await saveSettings(tx, uid, settings);
        return findUser(tx, uid);
      }),

    async deleteUser(proof, origin) {
      if (!("password" in proof)) return otherProvider;
      const known = await provePassword(proof, origin);
      if ("refused" in known) return known;
      await deleteAccount(db, known);
      return null;
    },

    async exportUser(uid) {
      const { settings: _, ...account } = await getUser(uid);
      return account;
    },

    credentials: createOwnCredentials({ ...options, devices, checkPolicy, provePassword }),
    passkeys: createPasskeys({ ...options, provePassword, startSession }),
  };
}

const wrong: Refusal = { refused: "wrong-credentials" };
const wrongPassword: Refusal = { refused: "wrong-password" };
