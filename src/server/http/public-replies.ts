import { TrieRouter } from "hono/router/trie-router";
import type { RefusalCode } from "#contract/refusals.ts";
import { HttpError } from "../errors.ts";

type Params = Readonly<Record<string, string>>;
type Handler = (params: Params, query: URLSearchParams) => unknown;

/** The reply of an endpoint, or its refusal. */
export type Outcome = { reply: unknown } | { refusal: { status: number; sentence: string; code: RefusalCode } };

export type PublicReplies = ReturnType<typeof createPublicReplies>;

/**
 * Keeps the handlers of the public endpoints by path. Routes and rendered pages both call them. The reply of such an
 * endpoint depends only on its path, so rendering needs no request.
 */
export function createPublicReplies() {
  const router = new TrieRouter<Handler>();

  /** Returns the reply to a path with its query string, or its refusal. Throws all other errors. */
  async function read(address: string): Promise<Outcome> {
    const [path = "", search] = address.split("?", 2);
    const [found] = router.match("GET", path)[0];
    if (!found) throw new Error(`${path} is no public endpoint`);
    // This router returns parameters by name and never by index, which its type does not say.
    const [handle, params] = found as [Handler, Params];
    try {
      return { reply: await handle(decoded(params), new URLSearchParams(search)) };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return { refusal: { status: error.status, sentence: error.message, code: error.code } };
    }
  }

  return { add: (path: string, handle: Handler) => router.add("GET", path, handle), read };
}

const decoded = (params: Params) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]));
