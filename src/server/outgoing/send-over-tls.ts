import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";

/** A request to exactly this IP address, with the name of this host. */
export interface OutgoingRequest {
  address: string;
  hostname: string;
  /** The path with its query. */
  path: string;
  method: "GET" | "POST";
  headers: Readonly<Record<string, string>>;
  content?: Uint8Array;
  /** The body of the response may have at most so many bytes. */
  maxBytes: number;
  signal: AbortSignal;
}

export interface OutgoingResponse {
  status: number;
  location: string | null;
  /** The body is null when it has more than `maxBytes`, and for any other status than 200. */
  body: Uint8Array | null;
}

interface TlsOptions {
  port?: number;
  /** This certificate is trusted in addition to those of Node. */
  ca?: string;
}

/**
 * Sends a request to an IP address, which is not resolved again. The certificate is checked against the name of the
 * host. The connection is used for this request alone and carries no cookie.
 */
export function sendOverTls({ port = 443, ca }: TlsOptions = {}) {
  return async (sent: OutgoingRequest): Promise<OutgoingResponse> => {
    const { address, hostname, path, method, headers, content, maxBytes, signal } = sent;
    const outgoing = request({
      host: address,
      port,
      path,
      method,
      servername: hostname,
      headers: { ...headers, host: hostname },
      agent: false,
      signal,
      ...(ca && { ca }),
    }).end(content);
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    const { statusCode: status = 0, headers: received } = incoming;
    try {
      const body = status === 200 ? await readUpTo(maxBytes, incoming) : null;
      return { status, location: received.location ?? null, body };
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
