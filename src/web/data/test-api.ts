import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { SWRConfig } from "swr";
import type { Transport } from "#contract/client.ts";
import { untilSignOut } from "./personal-reads.ts";
import { createFetcher, replyConfig, useReplyCache, type ReplyCache } from "./reply-cache.ts";

/** Imitates the API. A request without a reply waits until `reply` is called for its path. */
export class TestApi {
  readonly requests: string[] = [];
  readonly signals: (AbortSignal | null)[] = [];
  #replies = new Map<string, () => Promise<Response>>();
  #waiting: { path: string; respond: (response: Response | Promise<Response>) => void }[] = [];

  readonly transport: Transport = (path, { method, signal }) => {
    this.requests.push(`${method} ${path}`);
    this.signals.push(signal ?? null);
    if (signal?.aborted) return Promise.reject(signal.reason);
    const reply = this.#replies.get(path);
    if (reply) return reply();
    return new Promise((respond, reject) => {
      this.#waiting.push({ path, respond });
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  };

  /** Answers waiting and later requests for the path. */
  reply(path: string, body: unknown) {
    this.#answer(path, async () => Response.json(body));
  }

  refuse(path: string, status: number, code?: string) {
    this.#answer(
      path,
      async () => new Response("Refused", { status, ...(code && { headers: { "x-refusal": code } }) }),
    );
  }

  fail(path: string) {
    this.#answer(path, async () => {
      throw new TypeError("Failed to fetch");
    });
  }

  /** Answers the request for the path that has waited longest, and no other. */
  replyOnce(path: string, body: unknown) {
    const place = this.#waiting.findIndex((request) => request.path === path);
    this.#waiting.splice(place, 1)[0]?.respond(Response.json(body));
  }

  /** Lets later requests for the path wait again. */
  hold(path: string) {
    this.#replies.delete(path);
  }

  #answer(path: string, reply: () => Promise<Response>) {
    this.#replies.set(path, reply);
    for (const { respond } of this.#waiting.filter((request) => request.path === path)) respond(reply());
    this.#waiting = this.#waiting.filter((request) => request.path !== path);
  }
}

/** Opens the cache of an app that is served by `api`, and begins with these replies. */
export function openReplies(api: TestApi, replies: Record<string, unknown> = {}): ReplyCache {
  const opened: ReplyCache[] = [];
  const App = () => void opened.push(useReplyCache());
  const value = replyConfig(createFetcher(untilSignOut(api.transport)), replies);
  renderToString(createElement(SWRConfig, { value }, createElement(App)));
  const [cache] = opened;
  if (!cache) throw new Error("The app was not rendered");
  return cache;
}
