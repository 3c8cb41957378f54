import { mostPasskeys } from "#model/account-limits.ts";
import type { Db } from "../../db/open.ts";
import { HttpError } from "../../errors.ts";
import type { Limits } from "../../limits/limits.ts";
import { passkeysFromAddress } from "../../limits/rules.ts";
import { once } from "../../once.ts";
import { deviceName } from "../device-name.ts";
import type { Origin, Passkeys, Refusal } from "../identity.ts";
import { tooMany } from "../password-check.ts";
import type { StartSession } from "../start-session.ts";
import { addChallenge, consumeChallenge } from "./challenge.store.ts";
import { addPasskey, deletePasskey, findPasskey, listDescriptors, markPasskeyUsed } from "./passkey.store.ts";
import type { PasskeysInDoubt } from "./passkeys-in-doubt.ts";

interface PasskeysOptions {
  db: Db;
  now: () => Date;
  siteUrl: string;
  /** The name of the product, which the device shows. */
  product: string;
  limits: Limits;
  /** Resolves to a refusal where the password is wrong. */
  provePassword: (proof: { uid: string; password: string }, origin: Origin) => Promise<object | Refusal>;
  startSession: StartSession;
  inDoubt: Pick<PasskeysInDoubt, "list">;
}

const loadLibrary = once(() => import("@simplewebauthn/server"));

/** The algorithms Ed25519, ES256 and RS256 by their COSE numbers. Every device knows one of them. */
const supportedAlgorithmIDs = [-8, -7, -257];

const invalid: Refusal = { refused: "invalid-passkey" };
const tooManyPasskeys: Refusal = { refused: "too-many-passkeys" };

/** Creates the passkeys, by WebAuthn, of accounts that are kept on this server. */
export function createPasskeys(options: PasskeysOptions): Passkeys {
  const { db, now, siteUrl, product, limits, provePassword, startSession, inDoubt } = options;
  const { hostname: rpID, origin: expectedOrigin } = new URL(siteUrl);

  return {
    async begin({ uid, email, displayName }, password, origin) {
      const proof = await provePassword({ uid, password }, origin);
      if ("refused" in proof) return proof;
      const known = await listDescriptors(db, uid);
      if (known.length >= mostPasskeys) return tooManyPasskeys;
      const { generateRegistrationOptions } = await loadLibrary();
      const challenge = await addChallenge(db, { accountId: uid, now: now() });
      const { extensions: _, ...creation } = await generateRegistrationOptions({
        rpName: product,
        rpID,
        userID: new TextEncoder().encode(uid),
        userName: email,
        userDisplayName: displayName ?? email,
        challenge: Buffer.from(challenge, "base64url"),
        excludeCredentials: known,
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
      return creation;
    },

    async add(uid, { credential }, origin) {
      const { agent, session, language } = origin;
      if (session === null) return invalid;
      const { verifyRegistrationResponse } = await loadLibrary();
      const checked = await verifyRegistrationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: (challenge) => consumeChallenge(db, challenge, { accountId: uid, now: now() }),
        expectedOrigin,
        expectedRPID: rpID,
        supportedAlgorithmIDs,
      }).catch(() => null); // A visitor has no use for the library's reasons.
      if (!checked?.verified) return invalid;
      const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
      const key = { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
      const made = { ...key, accountId: uid, token: session, device: deviceName(agent), language, now: now() };
      const found = await addPasskey(db, made);
      if (found === "full") return tooManyPasskeys;
      return found === "added" ? inDoubt.list(uid, origin) : invalid;
    },

    list: inDoubt.list,

    remove: (uid, id, { language }) => deletePasskey(db, uid, { id, language, now: now() }),

    async beginSignIn({ address }) {
      const seconds = await limits.consume({ rule: passkeysFromAddress, subject: address });
      if (seconds > 0) return tooMany("too-many-guesses", seconds);
      const { generateAuthenticationOptions } = await loadLibrary();
      const challenge = await addChallenge(db, { accountId: null, now: now() });
      const { extensions: _, ...request } = await generateAuthenticationOptions({
        rpID,
        challenge: Buffer.from(challenge, "base64url"),
        userVerification: "required",
      });
      return request;
    },

    async signIn({ credential }, origin) {
      const known = await findPasskey(db, credential.id);
      if (!known) return { refused: "unknown-passkey" };
      const { accountId, counter } = known;
      const { verifyAuthenticationResponse } = await loadLibrary();
      const checked = await verifyAuthenticationResponse({
        response: { ...credential, clientExtensionResults: {} },
        expectedChallenge: (challenge) => consumeChallenge(db, challenge, { accountId: null, now: now() }),
        expectedOrigin,
        expectedRPID: rpID,
        credential: { id: credential.id, publicKey: Buffer.from(known.publicKey, "base64url"), counter },
      }).catch(() => null); // A visitor has no use for the library's reasons.
      if (!checked?.verified) return invalid;
      const used = { from: counter, to: checked.authenticationInfo.newCounter, now: now() };
      if (!(await markPasskeyUsed(db, credential.id, used))) return invalid;
      await limits.refund({ rule: passkeysFromAddress, subject: origin.address });
      return startSession(accountId, origin, async (tx) => {
        // The passkey may have been removed while its signature was being checked.
        if (!(await findPasskey(tx, credential.id))) throw new HttpError("unknown-passkey");
      });
    },
  };
}
