import { Agent, request } from "node:https";

export interface Sent {
  method?: string;
  cookie?: string;
  body?: object;
}

export interface Reply {
  status: number;
  text: string;
  cookie: string;
}

/**
 * Creates a client that sends requests to one site over several connections, kept alive, and counts the failed ones: no
 * response, or a 5xx.
 */
export function createCountingClient(origin: string) {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 64 });
  const failures = new Map<string, number>();
  let asked = 0;

  function send(path: string, { method = "GET", cookie, body }: Sent = {}) {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const headers = {
      "accept-encoding": "identity",
      "sec-fetch-site": "same-origin",
      ...(cookie && { cookie }),
      ...(body && { "content-type": "application/json" }),
    };
    const sent = request(origin + path, { agent, method, headers, timeout: 60_000 }, (reply) => {
      let text = "";
      reply.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      reply.on("error", reject);
      reply.on("end", () =>
        resolve({
          status: reply.statusCode ?? 0,
          text,
          cookie: reply.headers["set-cookie"]?.[0]?.split(";", 1)[0] ?? "",
        }),
      );
    });
    sent.on("error", reject).on("timeout", () => sent.destroy(new Error("timeout")));
    sent.end(body && JSON.stringify(body));
    return promise;
  }

  /** Sends a request. Resolves to null where it failed, which is counted. */
  async function ask(path: string, sent: Sent = {}): Promise<Reply | null> {
    asked += 1;
    const reply = await send(path, sent).catch((error: NodeJS.ErrnoException) => error.code ?? error.message);
    if (typeof reply === "object" && reply.status < 500) return reply;
    const why = typeof reply === "object" ? `${reply.status} ${reply.text.slice(0, 60)}` : reply;
    const kind = `${sent.method ?? "GET"} ${path.replace(/-[\w-]{8}\./, "-….")}: ${why}`;
    failures.set(kind, (failures.get(kind) ?? 0) + 1);
    return null;
  }

  const failuresOf = (fits: (kind: string) => boolean) =>
    [...failures].reduce((sum, [kind, count]) => sum + (fits(kind) ? count : 0), 0);

  return {
    send,
    ask,
    report: () => ({
      asked,
      failed: failuresOf(() => true),
      failedPages: failuresOf((kind) => /^GET \/(?!api)/.test(kind)),
      failures: Object.fromEntries(failures),
    }),
    close: () => agent.destroy(),
  };
}
