import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { NewPasskey, PasskeyProof } from "#contract/passkey-bodies.ts";
import type { PasskeyCreationOptions, PasskeyRequestOptions } from "#contract/personal-replies.ts";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Signing {
  origin?: string;
  isVerified?: boolean;
  /** The authenticator claims to have made so many signatures. */
  counter?: number;
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();

/** Creates an authenticator in software with one passkey, which signs as WebAuthn specifies. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const rawId = randomBytes(32);
  const id = rawId.toString("base64url");
  let uses = 0;

  function authenticatorData(rpId: string, { isVerified = true, counter = ++uses }: Signing, key?: Buffer) {
    const flags = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | (key ? HAS_KEY : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, ...(key ? [key] : [])]);
  }

  const shared = { id, rawId: id, type: "public-key" } as const;

  return {
    create(
      { rp, challenge }: PasskeyCreationOptions,
      { origin = "http://localhost:3000", ...signing }: Signing = {},
    ): NewPasskey {
      const coseKey = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, "base64url")],
          [-3, Buffer.from(y, "base64url")],
        ]),
      );
      const aaguid = Buffer.alloc(16);
      const length = Buffer.from([0, rawId.length]);
      const authData = authenticatorData(rp.id ?? "", signing, Buffer.concat([aaguid, length, rawId, coseKey]));
      const attestation = new Map<string, Cbor>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      const response = {
        clientDataJSON: clientData("webauthn.create", challenge, origin).toString("base64url"),
        attestationObject: cbor(attestation).toString("base64url"),
        transports: ["internal"],
      };
      return { credential: { ...shared, response } };
    },

    get(
      { rpId = "", challenge }: PasskeyRequestOptions,
      { origin = "http://localhost:3000", ...signing }: Signing = {},
    ): PasskeyProof {
      const client = clientData("webauthn.get", challenge, origin);
      const authData = authenticatorData(rpId, signing);
      const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signature.toString("base64url"),
      };
      return { credential: { ...shared, response } };
    },
  };
}

type Cbor = number | string | Buffer | Map<string | number, Cbor>;

/** Encodes the part of CBOR that an attestation needs. */
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === "string") return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)]);
  return Buffer.concat([cborHead(5, value.size), ...entries]);
}

function cborHead(type: number, length: number) {
  if (length < 24) return Buffer.from([(type << 5) | length]);
  if (length < 256) return Buffer.from([(type << 5) | 24, length]);
  return Buffer.from([(type << 5) | 25, length >> 8, length & 0xff]);
}
