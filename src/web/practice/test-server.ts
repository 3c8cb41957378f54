import type { Transport } from "#contract/client.ts";
import type { StateChanges, StateNews } from "#contract/person-state.ts";
import { personalApi } from "#contract/personal-api.ts";
import { emptyState, mergeStates, type PersonState } from "#engines/person-state.ts";
import { hasRoomFor, kindOf } from "#engines/room-for-more.ts";
import type { TabbedBrowser } from "./test-tabbed-browser.ts";
import type { TestTab } from "../mala/test-tab.ts";

interface LogEntry {
  id: string;
  owner: string;
  path: string;
  /** The amount is in repetitions, or in minutes. */
  amount: number;
}

/** Logs and states of all persons. One person's entry is recorded once: the same id again changes nothing. */
export class TestServer {
  readonly log = new Map<string, LogEntry>();
  recorded = () => [...this.log.values()].map(({ amount }) => amount);
  signedIn: string | null = null;
  /** Requests that reach it, of all kinds. */
  requests = 0;
  isReachable = true;
  /** The server records the request, and its reply is lost. */
  losesReplies = false;
  refusal: string | null = null;
  /** It fails at every exchange of state. */
  isBroken = false;
  /** Name of a field that it refuses for good. */
  refusedField: string | null = null;
  /** It takes no field that the account does not have. */
  isFull = false;
  time = Date.parse("2026-11-20T06:00:00Z");
  /** What follows each person. */
  readonly states = new Map<string, StoredState>();

  reply(path: string, { body, as }: { body: unknown; as: string | null }): Response {
    this.requests += 1;
    if (path === "/api/session") return Response.json({ user: as === null ? null : { uid: as } });
    if (as === null) return refuse(401, "login-required");
    if (path === personalApi.exchangeState.path) return this.#exchange(as, body as StateChanges);
    if (this.refusal) return refuse(400, this.refusal);
    // The browser sends repetitions or minutes, practiced here or away from here.
    const { id, repetitions, minutes } = body as { id: string; repetitions?: number; minutes?: number };
    const key = `${as}/${id}`;
    if (!this.log.has(key)) this.log.set(key, { id, owner: as, path, amount: repetitions ?? minutes ?? 0 });
    return Response.json({ totalChants: 0, streakDays: 0 });
  }

  #exchange(as: string, { person, device, cursor, fields, counts }: StateChanges): Response {
    if (person !== as) return refuse(409, "other-person");
    if (this.isBroken) return new Response("Internal Server Error", { status: 500 });
    if (this.refusedField !== null && fields.some(({ name }) => name === this.refusedField))
      return refuse(400, "invalid-body");
    const kept = Object.entries(this.states.get(as)?.state.registers ?? {}).map(
      ([name, { text }]) => [name, text] as const,
    );
    if (this.isFull && fields.some(({ name }) => kept.every(([known]) => known !== name)))
      return refuse(409, "too-many-fields", "full-account");
    const changed = fields.map(({ name, value }) => [name, value === null ? null : JSON.stringify(value)] as const);
    const overfull = changed
      .flatMap(([name]) => kindOf(name) ?? [])
      .find((kind) => !hasRoomFor(kind, { kept, changed, day: isoOf(this.time).slice(0, 10) }));
    if (overfull) return refuse(409, "too-many-fields", overfull);
    const stored = this.states.get(as) ?? { state: emptyState, revision: 0, changed: new Map<string, number>() };
    this.states.set(as, stored);
    const put = (key: string, next: PersonState) => {
      if (JSON.stringify(next) === JSON.stringify(stored.state)) return;
      stored.state = next;
      stored.revision += 1;
      stored.changed.set(key, stored.revision);
    };
    for (const { name, value, at } of fields) {
      const text = value === null ? null : JSON.stringify(value);
      put(name, mergeStates(stored.state, { registers: { [name]: { text, at, by: device } }, counters: {} }));
    }
    for (const { name, count } of counts)
      put(`${device} ${name}`, mergeStates(stored.state, { registers: {}, counters: { [name]: { [device]: count } } }));
    return Response.json(newsOf(stored, cursor, isoOf(this.time)));
  }
}

/** What follows one person, and the number of the change that has written each part of it. */
interface StoredState {
  state: PersonState;
  revision: number;
  changed: Map<string, number>;
}

const isoOf = (time: number) => new Date(time).toISOString();

const refuse = (status: number, code: string, reason?: string) =>
  new Response("This cannot be recorded", {
    status,
    headers: { "x-refusal": code, ...(reason && { "x-refusal-reason": reason }) },
  });

function newsOf({ state, revision, changed }: StoredState, cursor: number, now: string): StateNews {
  const isNew = (key: string) => (changed.get(key) ?? 0) > cursor;
  const counts = Object.entries(state.counters).flatMap(([name, counter]) =>
    Object.entries(counter).map(([device, count]) => ({ name, device, count })),
  );
  return {
    now,
    cursor: revision,
    isMore: false,
    fields: Object.entries(state.registers)
      .filter(([name]) => isNew(name))
      .map(([name, { text, at, by }]) => ({
        name,
        value: text === null ? null : (JSON.parse(text) as unknown),
        at,
        by,
      })),
    counts: counts.filter(({ name, device }) => isNew(`${device} ${name}`)),
  };
}

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
