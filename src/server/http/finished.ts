import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Headers } from "./headers.ts";

/** What a route makes: a reply before it is compressed and named. */
export interface Draft {
  status: 200 | 404;
  text: string;
  headers: Headers;
  /** Whether the next one to ask may have it too. */
  isKept: boolean;
}

export type Encoding = "br" | "gzip" | "identity";

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
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** As small as they get: it is done once, and sent many times. */
const compress = {
  br: (text: Uint8Array) => brotli(text, { params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } }),
  gzip: (text: Uint8Array) => deflate(text, { level: constants.Z_BEST_COMPRESSION }),
};

export function finish({ status, text, headers: given }: Draft): Finished {
  const body = utf8.encode(text);
  const etag = `W/"${hash("sha256", body, "base64url").slice(0, 16)}"`;
  const headers = { ...given, etag, vary: "accept-encoding" };
  return { status, etag, headers, variants: { identity: toVariant(body, headers) }, underway: {} };
}

/** Once for all who ask at the same time. */
export async function encode(finished: Finished, encoding: Encoding): Promise<Variant> {
  const { variants, underway } = finished;
  if (encoding === "identity") return variants.identity;
  underway[encoding] ??= compress[encoding](variants.identity.body).then((body) =>
    toVariant(new Uint8Array(body), { ...finished.headers, "content-encoding": encoding }),
  );
  return (variants[encoding] ??= await underway[encoding]);
}

const toVariant = (body: Uint8Array<ArrayBuffer>, headers: Headers): Variant => ({
  body,
  headers: { ...headers, "content-length": String(body.byteLength) },
});

const accepts = (encoding: string) =>
  new RegExp(String.raw`(?:^|[\s,])${encoding}(?=$|[\s,;])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`, "i");
const acceptsBrotli = accepts("br");
const acceptsGzip = accepts("gzip");

/** The smallest that the browser takes; `br;q=0` means that it does not. */
export function chooseEncoding(accepted = ""): Encoding {
  if (acceptsBrotli.test(accepted)) return "br";
  return acceptsGzip.test(accepted) ? "gzip" : "identity";
}

/** Whether the browser's copy, or one of its copies, is this one. */
export const isKnown = ({ etag }: Finished, ifNoneMatch = "") => ifNoneMatch.includes(etag) || ifNoneMatch === "*";
