import { createHmac } from "node:crypto";
import type { Db } from "../db/open.ts";
import type { Log } from "../log.ts";
import { isCrawler } from "./crawlers.ts";
import { readViewCounts, recordViews } from "./views.store.ts";

/** How many people behind one address may read the same teaching on one day: a household, not a loop. */
const mostFromAddress = 8;
/** What one server remembers of a day. Beyond it, nothing more is counted until the next. */
const mostRemembered = 50_000;
/** In ms: how old a count may be that a page shows. */
const pause = 10_000;

interface Reading {
  slug: string;
  address: string;
  agent: string;
}

interface CounterOptions {
  db: Db;
  now: () => Date;
  log: Log;
  /** Makes keys of which nobody can tell whom they stand for. */
  secret: string;
  addressFactor: number;
}

export type ViewCounter = ReturnType<typeof createViewCounter>;

const tellNobody = (_slug: string) => {};

/** Counts a visitor once per teaching and day, in memory, and writes down many at once. No cookie is needed. */
export function createViewCounter({ db, now, log, secret, addressFactor }: CounterOptions) {
  let stored: ReadonlyMap<string, number> = new Map();
  let today = "";
  const seen = new Set<string>();
  const fromAddress = new Map<string, number>();
  /** Counted, but not written yet: the keys for each slug. */
  const waiting = new Map<string, Set<string>>();
  let tell = tellNobody;
  let writing: Promise<void> | null = null;
  let isAway = false;

  const keyOf = (...parts: string[]) =>
    createHmac("sha256", secret)
      .update(["view", today, ...parts].join("\n"))
      .digest("base64url");

  function startDay() {
    const day = now().toISOString().slice(0, 10);
    if (day === today) return;
    today = day;
    seen.clear();
    fromAddress.clear();
  }

  function count({ slug, address, agent }: Reading) {
    startDay();
    if (isCrawler(agent) || seen.size >= mostRemembered) return;
    const key = keyOf(slug, address, agent);
    const neighbours = keyOf(slug, address);
    const before = fromAddress.get(neighbours) ?? 0;
    if (seen.has(key) || before >= mostFromAddress * addressFactor) return;
    seen.add(key);
    fromAddress.set(neighbours, before + 1);
    waiting.set(slug, (waiting.get(slug) ?? new Set()).add(key));
  }

  /** What is written, and what will be. */
  const viewsOf = (slug: string) => (stored.get(slug) ?? 0) + (waiting.get(slug)?.size ?? 0);

  /** Brings what was counted into the database, and learns what other servers have counted. */
  async function write() {
    startDay();
    const views = new Map(
      Array.from(waiting, ([slug, keys]) => Array.from(keys, (key) => [key, slug] as const)).flat(),
    );
    if (views.size > 0) await recordViews(db, { views, day: today });
    const before = stored;
    stored = await readViewCounts(db);
    for (const [key, slug] of views) waiting.get(slug)?.delete(key);
    const changed = [...stored.keys()].filter((slug) => stored.get(slug) !== before.get(slug));
    for (const slug of new Set([...views.values(), ...changed])) tell(slug);
  }

  /** One after the other. What cannot be written now stays counted, and is written with the next. */
  function flush() {
    writing ??= write()
      .then(
        () => void (isAway = false),
        (error: unknown) => {
          if (!isAway) log.warn("Views cannot be written now", { error });
          isAway = true;
        },
      )
      .finally(() => void (writing = null));
    return writing;
  }

  /** Until the returned function is called, which writes down what is left. */
  function start() {
    const timer = setInterval(() => void flush(), pause).unref();
    return async () => {
      clearInterval(timer);
      await writing;
      await flush();
    };
  }

  return { count, viewsOf, flush, start, onChange: (listener: (slug: string) => void) => void (tell = listener) };
}
