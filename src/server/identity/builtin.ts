import type { PasswordPolicy } from "#model/user.ts";
import type { Db } from "../db/open.ts";
import type { Limits } from "../limits/limits.ts";
import type { Outbox } from "../mail/outbox.ts";
import type { CanReach } from "../mail/smtp-utf8.ts";
import { savePhoto } from "../photos/photos.store.ts";
import { saveSettings } from "../practice-log/settings.store.ts";
import { deleteAccount, saveName } from "./credential.store.ts";
import { otherProvider, type Identity } from "./identity.ts";
import { createKnownDevices } from "./known-devices.ts";
import { createOwnCredentials } from "./own-credentials.ts";
import { createPasskeys } from "./passkeys/passkeys.ts";
import { createPasskeysInDoubt } from "./passkeys/passkeys-in-doubt.ts";
import { createPasswordCheck } from "./password-check.ts";
import type { PasswordHasher } from "./password-hash.ts";
import { createPolicyCheck } from "./password-refusal.ts";
import { createPasswordReset } from "./password-reset.ts";
import { createPasswordSignIn } from "./password-sign-in.ts";
import { deleteSession, findSession, findUser, getUser } from "./session.store.ts";
import { createSignInLinks } from "./sign-in-links.ts";
import { createSignUp } from "./sign-up.ts";
import { createStartSession } from "./start-session.ts";

export interface BuiltinOptions {
  db: Db;
  now: () => Date;
  passwordPolicy: PasswordPolicy;
  hasher: PasswordHasher;
  /** This key signs the marks of known devices. */
  secret: string;
  limits: Limits;
  outbox: Pick<Outbox, "add">;
  canReach: CanReach;
  siteUrl: string;
  /** The name of the product, which devices show next to a passkey. */
  product: string;
}

/** Creates the identity provider that keeps accounts in the site's own database. */
export function createBuiltinIdentity(options: BuiltinOptions): Identity {
  const { db, now, passwordPolicy, hasher, limits } = options;
  const devices = createKnownDevices(options);
  const inDoubt = createPasskeysInDoubt({ db, now, devices });
  const checkPolicy = createPolicyCheck(passwordPolicy);
  const startSession = createStartSession({ db, now, devices });
  const { checkPassword, orRefund } = createPasswordCheck({ hasher, limits, devices });
  const { signIn, provePassword } = createPasswordSignIn({ db, checkPassword, startSession });

  return {
    describe: () => ({ provider: "builtin", available: true, passwordPolicy }),

    signUp: createSignUp({ ...options, checkPolicy, orRefund, startSession }),
    signIn,
    exchange: async () => otherProvider,
    signOut: (token) => deleteSession(db, token),
    findSession: (token) => findSession(db, { token, now: now() }),

    ...createPasswordReset({ ...options, checkPolicy, inDoubt }),

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
      const { settings: _, ...account } = await getUser(db, uid);
      return account;
    },

    credentials: createOwnCredentials({ ...options, devices, checkPolicy, provePassword, inDoubt }),
    signInLinks: createSignInLinks({ ...options, startSession }),
    passkeys: createPasskeys({ ...options, provePassword, startSession, inDoubt }),
  };
}
