import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

type Bytes = Uint8Array<ArrayBuffer>;

/** The compressions by encoding. They run in the thread pool, so that other requests do not wait. */
export type Compress = Readonly<Record<Encoding, (text: Bytes) => Promise<Bytes>>>;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);
const fromGzip = promisify(gunzip);
const { BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_MODE_TEXT, BROTLI_MAX_QUALITY, Z_BEST_COMPRESSION } = constants;

/** From so many bytes on, the best compression takes a second or more, and a nearly equal one a tenth of that. */
const large = 512 * 1024;

/** The best compression, for responses that are sent many times. */
export const compressWell: Compress = {
  br: async (text) => {
    const quality = text.byteLength < large ? BROTLI_MAX_QUALITY : 7;
    const params = { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT, [BROTLI_PARAM_QUALITY]: quality };
    return new Uint8Array(await brotli(text, { params }));
  },
  gzip: async (text) => new Uint8Array(await deflate(text, { level: Z_BEST_COMPRESSION })),
  identity: async (text) => text,
};

/** A compression that takes about a millisecond, for responses that are sent once. */
export const compressLightly: Compress = {
  br: async (text) => new Uint8Array(await brotli(text, { params: { [BROTLI_PARAM_QUALITY]: 4 } })),
  gzip: async (text) => new Uint8Array(await deflate(text)),
  identity: async (text) => text,
};

/** Returns the text of whichever compressed variant there is. */
export async function decompress({
  br,
  gzip,
}: Readonly<Record<"br" | "gzip", { body: Bytes } | undefined>>): Promise<Bytes> {
  if (br) return new Uint8Array(await fromBrotli(br.body));
  if (gzip) return new Uint8Array(await fromGzip(gzip.body));
  throw new Error("The response has no variant");
}

const accepts = (encoding: string) =>
  new RegExp(String.raw`(?:^|[\s,])${encoding}(?=$|[\s,;])(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`, "i");
const acceptsBrotli = accepts("br");
const acceptsGzip = accepts("gzip");

/** Returns the accepted encoding with the smallest result; `br;q=0` refuses one. */
export function chooseEncoding(accepted = ""): Encoding {
  if (acceptsBrotli.test(accepted)) return "br";
  return acceptsGzip.test(accepted) ? "gzip" : "identity";
}
