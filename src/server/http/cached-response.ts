import { decompress, type Compress, type Encoding } from "./compress.ts";
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

/**
 * A response that is ready to be sent. A variant is made with the first request for it. The one that is not compressed
 * gives way to a compressed one, which has a sixth of its bytes.
 */
export interface CachedResponse {
  status: RenderedResponse["status"];
  etag: string;
  headers: Headers;
  variants: Record<Encoding, Variant | undefined>;
  pending: Partial<Record<Encoding, Promise<Variant>>>;
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
    return bytes ? toVariant(bytes, { ...headers, "content-encoding": encoding }) : undefined;
  };
  const variants = { identity: toVariant(body, headers), br: as("br"), gzip: as("gzip") };
  const response: CachedResponse = { status, etag, headers, variants, pending: {} };
  return response;
}

/** Returns the variant in an encoding. Concurrent requests wait for one compression. */
export async function encode(response: CachedResponse, encoding: Encoding, compress: Compress): Promise<Variant> {
  const { variants, pending } = response;
  const existing = variants[encoding];
  if (existing) return existing;
  try {
    const variant = await (pending[encoding] ??= makeVariant(response, encoding, compress));
    if (encoding !== "identity") variants.identity = undefined;
    return (variants[encoding] = variant);
  } finally {
    // After a failed compression the next request tries again.
    delete pending[encoding];
  }
}

async function makeVariant({ variants, headers }: CachedResponse, encoding: Encoding, compress: Compress) {
  const body = variants.identity?.body ?? (await decompress(variants));
  if (encoding === "identity") return toVariant(body, headers);
  return toVariant(await compress[encoding](body), { ...headers, "content-encoding": encoding });
}

/** Returns how many bytes a response takes. */
export const bytesOf = ({ variants: { identity, br, gzip } }: CachedResponse) =>
  [identity, br, gzip].reduce((sum, variant) => sum + (variant?.body.byteLength ?? 0), 0);

const toVariant = (body: Uint8Array<ArrayBuffer>, headers: Headers): Variant => ({
  body,
  headers: { ...headers, "content-length": String(body.byteLength) },
});

/** Returns true when If-None-Match names this response, alone or in a list. */
export const matchesEtag = ({ etag }: CachedResponse, ifNoneMatch = "") =>
  ifNoneMatch.includes(etag) || ifNoneMatch === "*";
