import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import type { PhotoRequest, PhotoResponse } from "./fetch-photo.ts";

interface TlsOptions {
  port?: number;
  /** Certificate to trust beside those of Node. */
  ca?: string;
}

/**
 * Sends a GET to an IP address, which is not resolved again. The certificate is checked against the name of the host.
 * The connection serves this request alone and carries no cookie.
 */
export function sendOverTls({ port = 443, ca }: TlsOptions = {}) {
  return async ({ address, hostname, path, maxBytes, signal }: PhotoRequest): Promise<PhotoResponse> => {
    const outgoing = request({
      host: address,
      port,
      path,
      servername: hostname,
      headers: { host: hostname, accept: "image/webp, image/jpeg, image/png" },
      agent: false,
      signal,
      ...(ca && { ca }),
    }).end();
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    const { statusCode: status = 0, headers } = incoming;
    try {
      const body = status === 200 ? await readUpTo(maxBytes, incoming) : null;
      return { status, location: headers.location ?? null, body };
    } finally {
      incoming.destroy();
    }
  };
}

async function readUpTo(maxBytes: number, incoming: IncomingMessage) {
  if (Number(incoming.headers["content-length"]) > maxBytes) return null;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
