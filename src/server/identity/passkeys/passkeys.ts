import type { NewPasskey, PasskeyProof } from "#contract/passkey-bodies.ts";
import type { Passkey } from "#contract/personal-api.ts";
import type { User } from "#model/user.ts";
import type { Db } from "../../db/open.ts";
import type { Limits } from "../../limits/limits.ts";
import { passkeysFromAddress } from "../../limits/rules.ts";
import { once } from "../../once.ts";
import { deviceName } from "../device-name.ts";
import type { Origin, Refusal, SignedIn } from "../identity.ts";
import { tooMany } from "../password-check.ts";
import { addChallenge, useChallenge } from "./challenge.store.ts";
import { addPasskey, deletePasskey, findPasskey, listDescriptors, listPasskeys, markPasskeyUsed } from "./passkey.store.ts";

/** Far more than anybody has devices. */
const MOST_PASSKEYS = 20;

interface PasskeysOptions {
  db: Db;
  now: () => Date;
  siteUrl: string;
  /** Name of the product, which the device shows. */
  product: string;
  limits: Limits;
  startSession: (accountId: string, origin: Origin) => Promise<SignedIn>;
}

export type Passkeys = ReturnType<typeof createPasskeys>;

const loadLibrary = once(() => import("@simplewebauthn/server"));

/** Signing in by a key pair whose private half never leaves the person's devices (WebAuthn). */
export function createPasskeys({ db, now, siteUrl, product, limits, startSession }: PasskeysOptions) {
  const { hostname: rpID, origin: expectedOrigin } = new URL(siteUrl);

  return {
    /** What the browser needs to make a passkey for this person. */
    async begin({ uid, email, displayName }: User): Promise<PublicKeyCredentialCreationOptionsJSON | Refusal> {
      const known = await listDescriptors(db, uid);
      if (known.length >= MOST_PASSKEYS) return { refused: "too-many-passkeys" };
      const { generateRegistrationOptions } = await loadLibrary();
      const challenge = await addChallenge(db, { accountId: uid, now: now() });
      return generateRegistrationOptions({
        rpName: product,
        rpID,
        userID: new TextEncoder().encode(uid),
        userName: email,
        userDisplayName: displayName ?? email,
        challenge: Buffer.from(challenge, "base64url"),
        excludeCredentials: known,
        authenticatorSelection: { residentKey: "required", userVerification: "required" },
      });
    },

    async add({ uid }: User, { credential }: NewPasskey, { agent }: Origin): Promise<Passkey[] | Refusal> {
      const { verifyRegistrationResponse } = await loadLibrary();
      const checked = await verifyRegistrationResponse({
        response: credential,
        expectedChallenge: (challenge) => useChallenge(db, challenge, { accountId: uid, now: now() }),
        expectedOrigin,
        expectedRPID: rpID,
      }).catch(() => null); // Its reasons are for programmers.
      if (!checked?.verified) return { refused: "invalid-passkey" };
      const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential;
      const key = { id, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
      const isNew = await addPasskey(db, { ...key, accountId: uid, device: deviceName(agent), now: now() });
      return isNew ? listPasskeys(db, uid) : { refused: "invalid-passkey" };
    },

    list: ({ uid }: Pick<User, "uid">) => listPasskeys(db, uid),

    remove: ({ uid }: Pick<User, "uid">, id: string) => deletePasskey(db, uid, id),

    /** What the browser needs to sign in with any passkey that it has for this site. */
    async beginSignIn({ address }: Origin): Promise<PublicKeyCredentialRequestOptionsJSON | Refusal> {
      const seconds = await limits.consume({ rule: passkeysFromAddress, subject: address });
      if (seconds > 0) return tooMany("too-many-guesses", seconds);
      const { generateAuthenticationOptions } = await loadLibrary();
      const challenge = await addChallenge(db, { accountId: null, now: now() });
      return generateAuthenticationOptions({
        rpID,
        challenge: Buffer.from(challenge, "base64url"),
        userVerification: "required",
      });
    },

    async signIn({ credential }: PasskeyProof, origin: Origin): Promise<SignedIn | Refusal> {
      const known = await findPasskey(db, credential.id);
      if (!known) return { refused: "unknown-passkey" };
      const { accountId, counter } = known;
      const { verifyAuthenticationResponse } = await loadLibrary();
      const checked = await verifyAuthenticationResponse({
        response: credential,
        expectedChallenge: (challenge) => useChallenge(db, challenge, { accountId: null, now: now() }),
        expectedOrigin,
        expectedRPID: rpID,
        credential: { id: credential.id, publicKey: Buffer.from(known.publicKey, "base64url"), counter },
      }).catch(() => null); // Its reasons are for programmers.
      if (!checked?.verified) return { refused: "invalid-passkey" };
      const used = { from: counter, to: checked.authenticationInfo.newCounter, now: now() };
      if (!(await markPasskeyUsed(db, credential.id, used))) return { refused: "invalid-passkey" };
      await limits.refund({ rule: passkeysFromAddress, subject: origin.address });
      return startSession(accountId, origin);
    },
  };
}
