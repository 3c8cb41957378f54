import {
  exportJWK,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type JWK,
  type JWTHeaderParameters,
  type JWTPayload,
} from "jose";
import type { FirebaseSettings } from "./firebase-settings.ts";

export const noon = new Date("2026-11-20T12:00Z");
const seconds = noon.getTime() / 1000;

export const client: FirebaseSettings = {
  apiKey: "AIza-of-this-test",
  authDomain: "mantra-test.firebaseapp.com",
  projectId: "mantra-test",
  appId: "1:108:web:108",
};

/** These claims replace the usual ones; undefined leaves a claim out. */
export type Claims = Record<string, unknown>;

/** Returns the claims of a token for a person who signed in a minute before noon. */
export const claimsOf = (claims: Claims = {}): JWTPayload => ({
  iss: `https://securetoken.google.com/${client.projectId}`,
  aud: client.projectId,
  sub: "uid-of-mira",
  iat: seconds - 60,
  auth_time: seconds - 60,
  exp: seconds + 3540,
  email: "mira@example.org",
  email_verified: false,
  name: "Mira Bai",
  ...claims,
});

/** Returns seconds since the epoch, given by an offset from noon. */
export const at = (offset: number) => seconds + offset;

interface Issued {
  claims?: Claims;
  header?: Partial<JWTHeaderParameters>;
}

/** Replaces Google in tests: it publishes real keys with a lifetime, and issues tokens that they sign. */
export async function openGoogle() {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = await exportJWK(publicKey);
  const published = new Map<string, JWK>();
  const publish = (kid: string) => published.set(kid, { ...jwk, kid, alg: "RS256", use: "sig" });
  publish("key-of-november");
  let requests = 0;
  let isAway = false;

  const request: typeof fetch = async () => {
    requests += 1;
    if (isAway) throw new TypeError("fetch failed");
    const keys = [...published.values()];
    return Response.json({ keys }, { headers: { "cache-control": "public, max-age=3600, must-revalidate" } });
  };

  return {
    request,
    publicKey,
    requests: () => requests,
    fail: (away: boolean) => void (isAway = away),
    /** Publishes the key under another id, as if it were new. */
    rotate: (kid: string) => {
      published.clear();
      publish(kid);
    },
    issue: ({ claims = {}, header = {} }: Issued = {}) =>
      new SignJWT(claimsOf(claims))
        .setProtectedHeader({ alg: "RS256", typ: "JWT", kid: "key-of-november", ...header })
        .sign(privateKey),
  };
}

export const unsigned = (claims: Claims = {}) => new UnsecuredJWT(claimsOf(claims)).encode();
