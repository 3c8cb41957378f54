import type { IdentityClient } from "#model/user.ts";
import { defaultPasswordPolicy } from "#model/password-policy.ts";
import type { Db } from "../../db/open.ts";
import type { Limits } from "../../limits/limits.ts";
import { exchangesFromAddress } from "../../limits/rules.ts";
import { once } from "../../once.ts";
import { deleteAccount } from "../credential.store.ts";
import { otherProvider, type Identity, type Refusal } from "../identity.ts";
import { tooMany } from "../password-check.ts";
import { createSession, deleteOtherSessions, findUser } from "../session.store.ts";
import type { GoogleKeysOptions } from "./google-keys.ts";
import { findHostedAccount, findHostedUid, openHostedAccount } from "./hosted-account.store.ts";
import type { IdTokenClaims } from "./id-token.ts";
import { KeysUnavailable } from "./keys-unavailable.ts";

export interface FirebaseOptions extends GoogleKeysOptions {
  db: Db;
  client: IdentityClient;
  limits: Pick<Limits, "consume" | "refund">;
  /** The sessions and profiles, which are kept on this server with any provider. */
  accounts: Identity;
}

/** The provider accepts passwords up to this length. The browser checks the provider's own policy. */
const passwordPolicy = { ...defaultPasswordPolicy, maxLength: 4096 };

const unverified: Refusal = { refused: "unverified-sign-in" };
const refuse = async () => otherProvider;

/**
 * Creates the identity provider that uses Firebase Authentication. The browser sends passwords to Firebase, and never
 * to this server.
 */
export function createFirebaseIdentity({ db, client, limits, accounts, ...options }: FirebaseOptions): Identity {
  const { now } = options;
  // The package that verifies tokens takes longer to load than a start may, and is only needed with a hosted provider.
  const loadVerifier = once(async () => {
    const [{ createGoogleKeys }, { createVerifyIdToken }] = await Promise.all([
      import("./google-keys.ts"),
      import("./id-token.ts"),
    ]);
    return createVerifyIdToken({
      projectId: client.projectId,
      keys: createGoogleKeys(options),
      isEmulated: client.emulatorUrl !== undefined,
      now,
    });
  });

  async function verify(idToken: string): Promise<IdTokenClaims | Refusal> {
    try {
      const verifyIdToken = await loadVerifier();
      return (await verifyIdToken(idToken)) ?? unverified;
    } catch (error) {
      // The failure is logged where the keys are fetched.
      if (error instanceof KeysUnavailable) return { refused: "identity-unavailable" };
      throw error;
    }
  }

  /**
   * Counts a token before it is verified. A valid token, or one that nobody can verify at the moment, is not counted in
   * the end.
   */
  async function verifyWithinLimits(idToken: string, address: string): Promise<IdTokenClaims | Refusal> {
    const fromAddress = { rule: exchangesFromAddress, subject: address };
    const seconds = await limits.consume(fromAddress);
    if (seconds > 0) return tooMany("too-many-guesses", seconds);
    const claims = await verify(idToken);
    if (claims !== unverified) await limits.refund(fromAddress);
    return claims;
  }

  const { credentials: _credentials, passkeys: _passkeys, ...shared } = accounts;
  return {
    ...shared,

    describe: () => ({ provider: "firebase", available: true, passwordPolicy, client }),

    signUp: refuse,
    signIn: refuse,
    requestReset: refuse,
    passkeysOfReset: refuse,
    newPassword: refuse,
    signInLinks: { request: refuse, signIn: refuse },

    async exchange({ idToken, endOtherSessions }, { agent, address }) {
      const claims = await verifyWithinLimits(idToken, address);
      if ("refused" in claims) return claims;
      const opened = await openHostedAccount(db, { claims, now: now() });
      if (opened === null) return { refused: "unverified-email" };
      const { accountId, isNew } = opened;
      const token = await createSession(db, { accountId, agent, now: now() });
      if (endOtherSessions) await deleteOtherSessions(db, accountId, token);
      const user = await findUser(db, accountId);
      if (!user) throw new Error(`The account ${accountId} is gone`);
      return { token, user, ...(isNew && claims.photoUrl !== null && { photoToCopy: claims.photoUrl }) };
    },

    /** Deletes the account on this server. The browser deletes the provider's user afterwards. */
    async deleteUser({ uid, ...proof }) {
      if (!("idToken" in proof)) return otherProvider;
      const claims = await verify(proof.idToken);
      if ("refused" in claims) return claims;
      const account = await findHostedAccount(db, claims.uid);
      if (account?.accountId !== uid) return unverified;
      await deleteAccount(db, account);
      return null;
    },

    async exportUser(uid) {
      const account = (await accounts.exportUser(uid)) as object;
      return { ...account, signIn: { provider: "firebase", uid: await findHostedUid(db, uid) } };
    },
  };
}
