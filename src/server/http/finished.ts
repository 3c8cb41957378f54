import { hash } from "node:crypto";
import type { Compress, Encoding } from "./compress.ts";
import type { Headers } from "./headers.ts";

/** What a route makes: a reply before it is compressed and named. */
export interface Draft {
  status: 200 | 404;
  text: string;
  headers: Headers;
  /** Whether the next one to ask may have it too. */
  isKept: boolean;
}

interface Variant {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
}

/** A reply with nothing left to do but send it. The compressed variants come when first asked for. */
export interface Finished {
  status: Draft["status"];
  etag: string;
  headers: Headers;
  variants: { identity: Variant; br?: Variant; gzip?: Variant };
  underway: { br?: Promise<Variant>; gzip?: Promise<Variant> };
}

const utf8 = new TextEncoder();

export function finish({ status, text, headers: given }: Draft): Finished {
  const body = utf8.encode(text);
  const etag = `W/"${hash("sha256", body, "base64url").slice(0, 16)}"`;
  const headers = { ...given, etag, vary: "accept-encoding" };
  return { status, etag, headers, variants: { identity: toVariant(body, headers) }, underway: {} };
}

/** Once for all who ask at the same time. */
export async function encode(finished: Finished, encoding: Encoding, compress: Compress): Promise<Variant> {
  const { variants, underway } = finished;
  if (encoding === "identity") return variants.identity;
  const made = variants[encoding];
  if (made) return made;
  try {
    underway[encoding] ??= compress[encoding](variants.identity.body).then((body) =>
      toVariant(body, { ...finished.headers, "content-encoding": encoding }),
    );
    return (variants[encoding] = await underway[encoding]);
  } finally {
    // What has failed is tried again with the next who asks.
    delete underway[encoding];
  }
}

const toVariant = (body: Uint8Array<ArrayBuffer>, headers: Headers): Variant => ({
  body,
  headers: { ...headers, "content-length": String(body.byteLength) },
});

/** Whether the browser's copy, or one of its copies, is this one. */
export const isKnown = ({ etag }: Finished, ifNoneMatch = "") => ifNoneMatch.includes(etag) || ifNoneMatch === "*";
