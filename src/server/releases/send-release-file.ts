import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import type { Db } from "../db/open.ts";
import { chooseEncoding, compressLightly, type Encoding } from "../http/compress.ts";
import { findReleaseFile, type ReleaseFile } from "./release-files.store.ts";

const decompress = promisify(brotliDecompress);

/**
 * Returns the response with a file of another release; null where none is stored. Such requests are rare, so the file
 * is not kept in memory.
 */
export async function sendReleaseFile(db: Db, { path, accepted }: { path: string; accepted: string | undefined }) {
  const file = await findReleaseFile(db, path);
  if (!file) return null;
  const encoding = file.encoding === null ? "identity" : chooseEncoding(accepted);
  const body = await encodeAs(encoding, file);
  const headers = new Headers({
    "content-type": getMimeType(path) ?? "application/octet-stream",
    "content-length": String(body.byteLength),
  });
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  return new Response(body, { headers });
}

async function encodeAs(encoding: Encoding, { encoding: stored, content }: ReleaseFile) {
  if (stored === null || stored === encoding) return new Uint8Array(content);
  return compressLightly[encoding](new Uint8Array(await decompress(content)));
}
