import type { Transport } from "#contract/client.ts";
import type { TabbedBrowser } from "./test-tabbed-browser.ts";
import type { TestTab } from "../mala/test-tab.ts";

interface LogEntry {
  id: string;
  owner: string;
  /** Repetitions, or minutes. */
  amount: number;
}

/** Logs of all persons. One person's entry is recorded once: the same id again changes nothing. */
export class TestServer {
  readonly log = new Map<string, LogEntry>();
  recorded = () => [...this.log.values()].map(({ amount }) => amount);
  signedIn: string | null = null;
  /** Requests that reach it, of all kinds. */
  requests = 0;
  isReachable = true;
  /** It records, and its reply is lost. */
  losesReplies = false;
  refusal: string | null = null;

  reply(path: string, { body, as }: { body: unknown; as: string | null }): Response {
    this.requests += 1;
    if (path === "/api/session") return Response.json({ user: as === null ? null : { uid: as } });
    if (as === null) return refuse(401, "login-required");
    if (this.refusal) return refuse(400, this.refusal);
    // The browser sends one of these two bodies.
    const { id, repetitions, minutes } = body as { id: string; repetitions?: number; minutes?: number };
    const key = `${as}/${id}`;
    if (!this.log.has(key)) this.log.set(key, { id, owner: as, amount: repetitions ?? minutes ?? 0 });
    return Response.json({ totalChants: 0, streakDays: 0 });
  }
}

const refuse = (status: number, code: string) =>
  new Response("This cannot be recorded", { status, headers: { "x-refusal": code } });

/** Requests of one tab to the server, each a task of the network. */
export const transportOf =
  (browser: TabbedBrowser, tab: TestTab): Transport =>
  (path, init) =>
    new Promise((resolve, reject) => {
      const { server } = browser;
      // A request carries the cookie of the moment in which it is sent.
      const as = server.signedIn;
      browser.later("network", () => {
        if (!server.isReachable) return tab.isAlive && reject(new TypeError("Failed to fetch"));
        const reply = server.reply(path, { body: init.body ? JSON.parse(String(init.body)) : undefined, as });
        if (!tab.isAlive) return;
        if (server.losesReplies && init.method === "POST") reject(new TypeError("Failed to fetch"));
        else resolve(reply);
      });
    });
