import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { createCertificate } from "../outgoing/test-certificate.ts";
import type { Network } from "../outgoing/public-host.ts";
import { sendOverTls } from "../outgoing/send-over-tls.ts";
import type { PushSettings } from "./push-settings.ts";

const host = "push.example";

/** Creates keys of a site. */
export function somePushSettings(): PushSettings {
  const curve = createECDH("prime256v1");
  curve.generateKeys();
  const [publicKey, privateKey] = [curve.getPublicKey("base64url"), curve.getPrivateKey("base64url")];
  return { publicKey, privateKey, subject: "mailto:owner@example.org" };
}

const derive = (secret: Buffer, given: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync("sha256", secret, given, info, bytes));

/** Creates a browser with keys of its own, which can read what is sent to it. */
export function openPushBrowser(path = randomBytes(16).toString("base64url")) {
  const curve = createECDH("prime256v1");
  const publicKey = curve.generateKeys();
  const auth = randomBytes(16);

  /** Decrypts a message as RFC 8291 specifies. */
  function read(sent: Buffer): unknown {
    const [salt, keyLength] = [sent.subarray(0, 16), sent.readUInt8(20)];
    const [serverKey, sealed] = [sent.subarray(21, 21 + keyLength), sent.subarray(21 + keyLength)];
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, serverKey]);
    const secret = derive(curve.computeSecret(serverKey), auth, info, 32);
    const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
    const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
    const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }

  return {
    path: `/${path}`,
    read,
    subscription: {
      endpoint: `https://${host}/${path}`,
      keys: { p256dh: publicKey.toString("base64url"), auth: auth.toString("base64url") },
    },
  };
}

interface Received {
  path: string;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** Starts a push service on this machine, whose host seems to the sender to have a public address. */
export async function startPushService() {
  const received: Received[] = [];
  const statuses = new Map<string, number>();
  const { cert, key } = createCertificate(host);
  const server = createServer({ cert, key }, (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => void chunks.push(chunk));
    incoming.on("end", () => {
      const path = incoming.url ?? "";
      received.push({ path, headers: incoming.headers, body: Buffer.concat(chunks) });
      outgoing.writeHead(statuses.get(path) ?? 201).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const send = sendOverTls({ port: (server.address() as AddressInfo).port, ca: cert });
  const network: Network = {
    resolve: async () => ["93.184.215.14"],
    send: (request) => send({ ...request, address: "127.0.0.1" }),
  };
  return {
    received,
    network,
    answer: (path: string, status: number) => void statuses.set(path, status),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
