import { createHash, createHmac } from "node:crypto";
import { exportSPKI, generateKeyPair, SignJWT } from "jose";
import { expect, test } from "vitest";
import { createLog } from "../../log.ts";
import { createGoogleKeys } from "./google-keys.ts";
import { KeysUnavailable } from "./keys-unavailable.ts";
import { createVerifyIdToken } from "./id-token.ts";
import { at, claimsOf, client, noon, openGoogle, unsigned, type Claims } from "./test-google.ts";

type Google = Awaited<ReturnType<typeof openGoogle>>;

const log = createLog({ level: "error", now: () => noon, write: () => {} });

const verifierOf = ({ request }: Google, { now = () => noon, isEmulated = false } = {}) =>
  createVerifyIdToken({
    projectId: client.projectId,
    keys: createGoogleKeys({ log, now, request }),
    isEmulated,
    now,
  });

test("a token that Google has signed for this project says who has signed in", async () => {
  const google = await openGoogle();
  const token = await google.issue({ claims: { email: "Mira@Example.org", email_verified: true } });
  expect(await verifierOf(google)(token)).toEqual({
    uid: "uid-of-mira",
    email: "mira@example.org",
    isEmailVerified: true,
    name: "Mira Bai",
    photoUrl: null,
  });
});

/**
 * Returns a token that is signed by HMAC with Google's public key as the secret. A verifier that trusts the token's
 * header would accept it.
 */
async function signedWithPublicKey({ publicKey }: Google) {
  const secret = await exportSPKI(publicKey);
  const parts = [{ alg: "HS256", typ: "JWT", kid: "key-of-november" }, claimsOf()];
  const text = parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

/** Returns a token that another key has signed, with the id of Google's key. */
async function signedByAnother() {
  const { privateKey } = await generateKeyPair("RS256");
  return new SignJWT(claimsOf()).setProtectedHeader({ alg: "RS256", kid: "key-of-november" }).sign(privateKey);
}

/** Returns a token with a genuine signature and changed claims. */
async function tampered(google: Google) {
  const [header, , signature] = (await google.issue()).split(".");
  const payload = Buffer.from(JSON.stringify(claimsOf({ sub: "uid-of-another" }))).toString("base64url");
  return [header, payload, signature].join(".");
}

async function withSignatureOf(google: Google, change: (signature: string) => string) {
  const [header, payload, signature = ""] = (await google.issue()).split(".");
  return [header, payload, change(signature)].join(".");
}

const withClaims = (claims: Claims) => (google: Google) => google.issue({ claims });

const forged: Record<string, (google: Google) => Promise<string> | string> = {
  "no signature, and says so": () => unsigned(),
  "no signature under a header of RS256": (google) => withSignatureOf(google, () => ""),
  "a signature by HMAC with the public key": signedWithPublicKey,
  "a signature by another key under the same id": signedByAnother,
  "a signature that is none": (google) =>
    withSignatureOf(google, (signature) => createHash("sha256").update(signature).digest("base64url")),
  "claims that were not signed": tampered,
  "an unknown key id": (google) => google.issue({ header: { kid: "key-of-nobody" } }),
  "no key id": (google) => google.issue({ header: { kid: undefined as unknown as string } }),
  "an algorithm of another family": async () => {
    const { privateKey } = await generateKeyPair("ES256");
    return new SignJWT(claimsOf()).setProtectedHeader({ alg: "ES256", kid: "key-of-november" }).sign(privateKey);
  },
  "an issuer that is another project": withClaims({ iss: "https://securetoken.google.com/another" }),
  "an issuer that is not Google": withClaims({ iss: "https://evil.example/mantra-test" }),
  "an audience that is another project": withClaims({ aud: "another" }),
  "an audience of several": withClaims({ aud: [client.projectId, "another"] }),
  "an end in the past": withClaims({ exp: at(-1) }),
  "no end": withClaims({ exp: undefined }),
  "an issue in the future": withClaims({ iat: at(61) }),
  "no time of issue": withClaims({ iat: undefined }),
  "a sign-in in the future": withClaims({ auth_time: at(61) }),
  "a sign-in of more than five minutes ago": withClaims({ auth_time: at(-301) }),
  "no time of sign-in": withClaims({ auth_time: undefined }),
  "a time of sign-in that is a text": withClaims({ auth_time: String(at(-1)) }),
  "an empty user id": withClaims({ sub: "" }),
  "no user id": withClaims({ sub: undefined }),
  "a user id that is too long": withClaims({ sub: "x".repeat(129) }),
  "no email": withClaims({ email: undefined }),
  "not three parts": () => "a.b",
  "no JSON": () => "YQ.YQ.YQ",
};

test.each(Object.entries(forged))("a token is refused that has %s", async (_, forge) => {
  const google = await openGoogle();
  expect(await verifierOf(google)(await forge(google))).toBeNull();
});

test("a sign-in is fresh for five minutes, and clocks may differ by one", async () => {
  const google = await openGoogle();
  const verify = verifierOf(google);
  expect(await verify(await google.issue({ claims: { auth_time: at(-300) } }))).not.toBeNull();
  expect(await verify(await google.issue({ claims: { iat: at(60), auth_time: at(60) } }))).not.toBeNull();
});

test("a name is taken as our own forms take one", async () => {
  const google = await openGoogle();
  const name = `  Mira\u0000\nBa\u0301i${"a".repeat(200)}\ud800`;
  const claims = await verifierOf(google)(await google.issue({ claims: { name } }));
  expect(claims?.name).toBe(`MiraB\u00e1i${"a".repeat(93)}`);
  expect((await verifierOf(google)(await google.issue({ claims: { name: 108 } })))?.name).toBe("");
});

test("Google's keys are fetched once for as long as they may be kept", async () => {
  const google = await openGoogle();
  let time = noon;
  const verify = verifierOf(google, { now: () => time });
  const token = await google.issue({ claims: { exp: at(9000), auth_time: at(3500) + 100 } });
  await Promise.all([verify(token), verify(token)]);
  time = new Date(noon.getTime() + 3599_000);
  expect(await verify(token)).not.toBeNull();
  expect(google.requests()).toBe(1);
  time = new Date(noon.getTime() + 3600_000);
  expect(await verify(token)).not.toBeNull();
  expect(google.requests()).toBe(2);
});

test("a new key is found before the old ones end, and unknown ids cannot make requests without end", async () => {
  const google = await openGoogle();
  let time = noon;
  const verify = verifierOf(google, { now: () => time });
  await verify(await google.issue());
  google.rotate("key-of-december");
  const token = await google.issue({ header: { kid: "key-of-december" } });
  expect(await verify(token)).toBeNull();
  expect(google.requests()).toBe(1);
  time = new Date(noon.getTime() + 30_000);
  expect(await verify(token)).not.toBeNull();
  for (let times = 0; times < 20; times++) await verify(await google.issue({ header: { kid: `key-${times}` } }));
  expect(google.requests()).toBe(2);
});

test("without Google's keys nobody is signed in, and the next try asks again", async () => {
  const google = await openGoogle();
  google.fail(true);
  const verify = verifierOf(google);
  await expect(verify(await google.issue())).rejects.toThrow(KeysUnavailable);
  google.fail(false);
  expect(await verify(await google.issue())).not.toBeNull();
});

test("the unsigned token of an emulator is taken where one is set, under all other rules", async () => {
  const verify = verifierOf(await openGoogle(), { isEmulated: true });
  expect(await verify(unsigned())).toMatchObject({ uid: "uid-of-mira" });
  for (const claims of [
    { iss: "https://securetoken.google.com/another" },
    { aud: "another" },
    { exp: at(-1) },
    { iat: at(61) },
    { auth_time: at(-301) },
    { sub: "" },
  ]) {
    expect(await verify(unsigned(claims)), JSON.stringify(claims)).toBeNull();
  }
});
