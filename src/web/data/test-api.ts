import type { Transport } from "#contract/client.ts";

/** Replies by path. A request that has no reply yet waits until `reply` is called for it. */
export class TestApi {
  readonly requests: string[] = [];
  readonly signals: (AbortSignal | null)[] = [];
  #replies = new Map<string, () => Response>();
  #waiting: { path: string; respond: (response: Response) => void }[] = [];

  readonly transport: Transport = (path, { method, signal }) => {
    this.requests.push(`${method} ${path}`);
    this.signals.push(signal ?? null);
    const reply = this.#replies.get(path);
    if (reply) return reply();
    return new Promise((respond) => this.#waiting.push({ path, respond }));
  };

  /** Answers waiting and later requests for the path. */
  reply(path: string, body: unknown) {
    this.#answer(path, () => Response.json(body));
  }

  refuse(path: string, status: number, code?: string) {
    this.#answer(path, () => new Response("Refused", { status, ...(code && { headers: { "x-refusal": code } }) }));
  }

  fail(path: string) {
    this.#answer(path, () => {
      throw new TypeError("Failed to fetch");
    });
  }

  /** Lets later requests for the path wait again. */
  hold(path: string) {
    this.#replies.delete(path);
  }

  #answer(path: string, reply: () => Response) {
    this.#replies.set(path, reply);
    for (const { respond } of this.#waiting.filter((request) => request.path === path)) respond(reply());
    this.#waiting = this.#waiting.filter((request) => request.path !== path);
  }
}
