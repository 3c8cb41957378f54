import { randomBytes } from "node:crypto";
import { chooseEncoding, compressLightly } from "../http/compress.ts";

/**
 * This text stands in a cached page where each response gets a nonce of its own. It is random, so that content cannot
 * contain it.
 */
export const noncePlaceholder = `blank-${randomBytes(18).toString("base64url")}`;

/**
 * Returns the content security policy of a page with advertisements, which also trusts scripts that ours load. Google
 * names no hosts for its frames and pictures, because they change; scripts need the nonce, wherever they come from.
 */
export const adPolicy = () =>
  [
    "default-src 'none'",
    `script-src 'nonce-${noncePlaceholder}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${noncePlaceholder}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self' https:",
    "frame-src https:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/** Fills a nonce into a cached page. The filled page is valid for one response, so its ETag is dropped. */
export async function withNonce(request: Request, page: Response): Promise<Response> {
  const nonce = randomBytes(18).toString("base64url");
  const fill = (text: string) => text.replaceAll(noncePlaceholder, nonce);
  const headers = new Headers([...page.headers].map(([name, value]) => [name, fill(value)]));
  headers.delete("etag");
  const encoding = chooseEncoding(request.headers.get("accept-encoding") ?? undefined);
  const body = await compressLightly[encoding](new TextEncoder().encode(fill(await page.text())));
  if (encoding !== "identity") headers.set("content-encoding", encoding);
  headers.set("content-length", String(body.byteLength));
  return new Response(body, { status: page.status, headers });
}
