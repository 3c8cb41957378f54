import { errors, jwtVerify, UnsecuredJWT, type JWTPayload, type JWTVerifyGetKey } from "jose";
import { typedEmail } from "#model/email-address.ts";
import { nameFault, typedName } from "#model/person-name.ts";

/** A sign-in counts as fresh for so many seconds. */
const FRESH = 5 * 60;
/** The clock of the provider may be ahead of this server's by so many seconds. */
const CLOCK_SKEW = 60;

/** The claims of a verified ID token about a person. */
export interface IdTokenClaims {
  /** The user id at the provider. */
  uid: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
  /** The address of a photo at the provider; null without one. */
  photoUrl: string | null;
}

interface VerifierOptions {
  projectId: string;
  keys: JWTVerifyGetKey;
  /**
   * The flag is true if unsigned tokens are accepted, as an emulator issues them. It is never true in production
   * (firebase-settings.ts).
   */
  isEmulated: boolean;
  now: () => Date;
}

/**
 * Verifies an ID token of Firebase Authentication as https://firebase.google.com/docs/auth/admin/verify-id-tokens
 * describes. Resolves to null for a token that does not prove a fresh sign-in to this project.
 */
export function createVerifyIdToken({ projectId, keys, isEmulated, now }: VerifierOptions) {
  return async function verifyIdToken(token: string): Promise<IdTokenClaims | null> {
    try {
      return readClaims(await readPayload(token), now().getTime() / 1000);
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  };

  async function readPayload(token: string): Promise<JWTPayload> {
    const rules = {
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      currentDate: now(),
    };
    if (isEmulated) return UnsecuredJWT.decode(token, rules).payload;
    const requiredClaims = ["exp", "iat", "sub", "auth_time"];
    const { payload } = await jwtVerify(token, keys, { ...rules, algorithms: ["RS256"], requiredClaims });
    return payload;
  }
}

function readClaims(payload: JWTPayload, time: number): IdTokenClaims | null {
  const { sub, aud, exp, iat, auth_time: signedInAt, email, email_verified: isEmailVerified, name, picture } = payload;
  if (typeof aud !== "string" || typeof exp !== "number") return null;
  if (typeof sub !== "string" || sub === "" || sub.length > 128) return null;
  if (typeof iat !== "number" || iat > time + CLOCK_SKEW) return null;
  if (typeof signedInAt !== "number" || signedInAt > time + CLOCK_SKEW || time - signedInAt > FRESH) return null;
  if (typeof email !== "string" || email === "") return null;
  return {
    uid: sub,
    email: typedEmail(email),
    isEmailVerified: isEmailVerified === true,
    name: typeof name === "string" ? toName(name) : "",
    photoUrl: typeof picture === "string" && URL.canParse(picture) ? picture : null,
  };
}

/**
 * Cleans a name as the site's own forms do: composed, without control characters, of at most 100 characters, and empty
 * if nothing visible remains.
 */
const toName = (name: string) => {
  const text = typedName(name.toWellFormed().replaceAll(/\p{Cc}|\p{Bidi_Control}/gu, ""));
  return nameFault(text) === "invisible" ? "" : Array.from(text).slice(0, 100).join("");
};
