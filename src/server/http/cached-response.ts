import type { Compress, Encoding } from "./compress.ts";
import { digestOf, joinText, type ResponseText } from "./encoded-text.ts";
import type { Headers } from "./headers.ts";

/** The output of a handler before it is compressed and gets an ETag. */
export interface RenderedResponse {
  status: 200 | 404;
  text: ResponseText;
  headers: Headers;
  /** The flag is true when later requests may get the same response. */
  isCacheable: boolean;
}

interface Variant {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
}

/** A response that is ready to be sent. A compressed variant is made with the first request for it. */
export interface CachedResponse {
  status: RenderedResponse["status"];
  etag: string;
  headers: Headers;
  variants: { identity: Variant; br?: Variant; gzip?: Variant };
  pending: { br?: Promise<Variant>; gzip?: Promise<Variant> };
}

interface Bytes extends Pick<RenderedResponse, "status" | "headers"> {
  body: Uint8Array<ArrayBuffer>;
  digest?: string;
  /** The compressed bodies by encoding, where they already exist. */
  compressed?: Partial<Record<"br" | "gzip", Uint8Array<ArrayBuffer> | null>>;
}

export function createCachedResponse({ text, ...rendered }: RenderedResponse): CachedResponse {
  const { bytes: body, digest } = joinText(text);
  return cacheBytes({ ...rendered, body, digest });
}

export function cacheBytes({ status, body, digest = digestOf(body), headers: given, compressed = {} }: Bytes) {
  const etag = `W/"${digest.slice(0, 16)}"`;
  const headers = { ...given, etag, vary: "accept-encoding" };
  const as = (encoding: "br" | "gzip") => {
    const bytes = compressed[encoding];
    return bytes && { [encoding]: toVariant(bytes, { ...headers, "content-encoding": encoding }) };
  };
  const variants = { identity: toVariant(body, headers), ...as("br"), ...as("gzip") };
  const response: CachedResponse = { status, etag, headers, variants, pending: {} };
  return response;
}

/** Returns the variant in an encoding. Concurrent requests wait for one compression. */
export async function encode(response: CachedResponse, encoding: Encoding, compress: Compress): Promise<Variant> {
  const { variants, pending } = response;
  if (encoding === "identity") return variants.identity;
  const existing = variants[encoding];
  if (existing) return existing;
  try {
    pending[encoding] ??= compress[encoding](variants.identity.body).then((body) =>
      toVariant(body, { ...response.headers, "content-encoding": encoding }),
    );
    return (variants[encoding] = await pending[encoding]);
  } finally {
    // After a failed compression the next request tries again.
    delete pending[encoding];
  }
}

const toVariant = (body: Uint8Array<ArrayBuffer>, headers: Headers): Variant => ({
  body,
  headers: { ...headers, "content-length": String(body.byteLength) },
});

/** Returns true when If-None-Match names this response, alone or in a list. */
export const matchesEtag = ({ etag }: CachedResponse, ifNoneMatch = "") =>
  ifNoneMatch.includes(etag) || ifNoneMatch === "*";
