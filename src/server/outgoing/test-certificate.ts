import { generateKeyPairSync, sign } from "node:crypto";

/** Encodes DER: a tag, a length and the content, as in X.690. */
function der(tag: number, ...parts: Uint8Array[]) {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Uint8Array[]) => der(0x30, ...parts);
const hex = (text: string) => Buffer.from(text, "hex");
const utcTime = (text: string) => der(0x17, Buffer.from(text));

const ecdsaWithSha256 = sequence(der(0x06, hex("2a8648ce3d040302")));
const name = sequence();

/** Creates the self-signed certificate and the key of a host, for a server on this machine. */
export function createCertificate(hostname: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const alternativeNames = sequence(der(0x06, hex("551d11")), der(0x04, sequence(der(0x82, Buffer.from(hostname)))));
  const body = sequence(
    der(0xa0, der(0x02, hex("02"))),
    der(0x02, hex("01")),
    ecdsaWithSha256,
    name,
    sequence(utcTime("200101000000Z"), utcTime("491231235959Z")),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(alternativeNames)),
  );
  const certificate = sequence(body, ecdsaWithSha256, der(0x03, hex("00"), sign("sha256", body, privateKey)));
  const cert = `-----BEGIN CERTIFICATE-----\n${certificate.toString("base64")}\n-----END CERTIFICATE-----\n`;
  return { cert, key: privateKey.export({ type: "pkcs8", format: "pem" }) };
}
