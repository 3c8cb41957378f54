import type { IncomingMessage, ServerResponse } from "node:http";
import { dayNumber } from "#practice/calendar.ts";
import { chooseEncoding, compressLightly, compressWell } from "./compress.ts";
import { encode, finish, isKnown, type Draft, type Finished } from "./finished.ts";

export type Memory = ReturnType<typeof createMemory>;

interface MemoryOptions {
  now: () => Date;
  /** How many replies are kept; 0 keeps and compresses none, which is what development wants. */
  limit: number;
}

/**
 * Keeps finished replies by path, until the day changes; other content means another start, and so another memory.
 * Nobody can fill it with paths they made up: what does not exist is not kept.
 */
export function createMemory({ now, limit }: MemoryOptions) {
  const kept = new Map<string, Finished>();
  const underway = new Map<string, Promise<Finished>>();
  let today = dayNumber(now());

  /** The short way, from Node's request to Node's response, with nothing built in between. False: not at hand. */
  function answer({ method, url = "", headers: asked }: IncomingMessage, outgoing: ServerResponse) {
    if (method !== "GET" && method !== "HEAD") return false;
    const query = url.indexOf("?");
    const finished = recall(query === -1 ? url : url.slice(0, query));
    if (!finished) return false;
    if (isKnown(finished, asked["if-none-match"])) {
      outgoing.writeHead(304, finished.headers).end();
      return true;
    }
    const variant = finished.variants[chooseEncoding(asked["accept-encoding"])];
    if (!variant) return false;
    outgoing.writeHead(finished.status, variant.headers).end(variant.body);
    return true;
  }

  /** The long way, behind the router: what is not there yet is made. */
  async function reply(request: Request, key: string, make: () => Promise<Draft>) {
    const finished = recall(key) ?? (await makeOnce(key, make));
    const asked = (name: string) => request.headers.get(name) ?? undefined;
    if (isKnown(finished, asked("if-none-match")))
      return new Response(null, { status: 304, headers: finished.headers });
    const encoding = limit > 0 ? chooseEncoding(asked("accept-encoding")) : "identity";
    // What is sent once is not worth the work that makes it smallest.
    const { body, headers } = await encode(finished, encoding, kept.has(key) ? compressWell : compressLightly);
    return new Response(body, { status: finished.status, headers });
  }

  function recall(key: string) {
    const day = dayNumber(now());
    if (today !== day) {
      today = day;
      kept.clear();
      underway.clear();
    }
    return kept.get(key);
  }

  /** Once for all who ask at the same time. */
  function makeOnce(key: string, make: () => Promise<Draft>) {
    const waiting = underway.get(key);
    if (waiting) return waiting;
    const begun = today;
    const making = make()
      .then((draft) => {
        const finished = finish(draft);
        if (draft.isKept && begun === today && underway.get(key) === making) keep(key, finished);
        return finished;
      })
      .finally(() => underway.get(key) === making && underway.delete(key));
    underway.set(key, making);
    return making;
  }

  function keep(key: string, finished: Finished) {
    const [oldest] = kept.keys();
    if (kept.size >= limit && oldest !== undefined) kept.delete(oldest);
    if (limit > 0) kept.set(key, finished);
  }

  /** What has changed within the day is made anew when it is next asked for. */
  function forget(key: string) {
    kept.delete(key);
    underway.delete(key);
  }

  return { answer, reply, forget };
}
