import type { IncomingMessage, ServerResponse } from "node:http";
import { dayNumber } from "#engines/india-day.ts";
import {
  bytesOf,
  createCachedResponse,
  encode,
  matchesEtag,
  type CachedResponse,
  type RenderedResponse,
} from "./cached-response.ts";
import { chooseEncoding, compressLightly, compressWell } from "./compress.ts";

export type ResponseCache = ReturnType<typeof createResponseCache>;

interface ResponseCacheOptions {
  now: () => Date;
  /** The bytes that the responses may take together; with 0 nothing is cached or compressed, as in development. */
  limit: number;
}

/**
 * Caches responses by path until the day changes. New content requires a restart, which empties the cache. Only
 * responses for existing paths are cached, so invented paths cannot fill it.
 */
export function createResponseCache({ now, limit }: ResponseCacheOptions) {
  const entries = new Map<string, CachedResponse>();
  const pending = new Map<string, Promise<CachedResponse>>();
  /** These responses are files of the build, which do not change with the day. */
  const kept = new Map<string, CachedResponse>();
  let today = dayNumber(now());

  /**
   * Sends a cached response without creating objects between Node's request and response. Returns false if the response
   * is not in the cache.
   */
  function sendCached({ method, url = "", headers }: IncomingMessage, outgoing: ServerResponse) {
    if (method !== "GET" && method !== "HEAD") return false;
    // A request for a part (Range) is left to the code that reads files.
    if (headers.range !== undefined) return false;
    const query = url.indexOf("?");
    const cached = find(query === -1 ? url : url.slice(0, query));
    if (!cached) return false;
    if (matchesEtag(cached, headers["if-none-match"])) {
      outgoing.writeHead(304, cached.headers).end();
      return true;
    }
    const variant = cached.variants[chooseEncoding(headers["accept-encoding"])];
    if (!variant) return false;
    outgoing.writeHead(cached.status, variant.headers).end(variant.body);
    return true;
  }

  /** Answers a request that has come through the router, and renders the response if it is not in the cache. */
  async function respond(request: Request, key: string, render: () => Promise<RenderedResponse>) {
    const cached = find(key) ?? (await renderOnce(key, render));
    const header = (name: string) => request.headers.get(name) ?? undefined;
    if (matchesEtag(cached, header("if-none-match")))
      return new Response(null, { status: 304, headers: cached.headers });
    const encoding = limit > 0 ? chooseEncoding(header("accept-encoding")) : "identity";
    // The best compression takes too long for a response that is only sent once.
    const isKept = entries.get(key) === cached;
    const { body, headers } = await encode(cached, encoding, isKept ? compressWell : compressLightly);
    if (isKept) makeRoom();
    return new Response(body, { status: cached.status, headers });
  }

  function find(key: string) {
    const day = dayNumber(now());
    if (today !== day) {
      today = day;
      entries.clear();
      pending.clear();
    }
    return entries.get(key) ?? kept.get(key);
  }

  /** Renders a response once for all concurrent requests. */
  function renderOnce(key: string, render: () => Promise<RenderedResponse>) {
    const current = pending.get(key);
    if (current) return current;
    const startedOn = today;
    const rendering = render()
      .then((rendered) => {
        const response = createCachedResponse(rendered);
        const isCurrent = startedOn === today && pending.get(key) === rendering;
        if (rendered.isCacheable && isCurrent && limit > 0) entries.set(key, response);
        return response;
      })
      .finally(() => pending.get(key) === rendering && pending.delete(key));
    pending.set(key, rendering);
    return rendering;
  }

  /** Deletes the oldest responses, as long as all of them take more bytes than they may. */
  function makeRoom() {
    let bytes = [...entries.values()].reduce((sum, response) => sum + bytesOf(response), 0);
    for (const [key, response] of entries) {
      if (bytes <= limit) return;
      bytes -= bytesOf(response);
      entries.delete(key);
    }
  }

  /** Stores a file of the build, which is kept when the day changes. */
  function keep(path: string, response: CachedResponse) {
    if (limit > 0) kept.set(path, response);
  }

  /** Deletes a response that has changed within the day. */
  function invalidate(key: string) {
    entries.delete(key);
    pending.delete(key);
  }

  return { sendCached, respond, keep, invalidate };
}
