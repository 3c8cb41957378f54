import { createHmac } from "node:crypto";
import type { Db } from "../db/open.ts";
import type { Log } from "../log.ts";
import { isCrawler } from "./crawlers.ts";
import { readViewCounts, recordViews } from "./views.store.ts";

/** Views of one teaching a day from one address: room for a household, not for a loop. */
const maxFromAddress = 8;
/** Keys in memory. Beyond them nothing is counted until the next day. */
const maxKeys = 50_000;
/**
 * Interval in ms at which the views of other servers are read, and pages rendered with them: one row for each teaching.
 * Their counts are all that cached responses take from the database, so within two seconds every server shows the same ones.
 */
const flushInterval = 1000;

interface View {
  slug: string;
  address: string;
  agent: string;
}

interface CounterOptions {
  db: Db;
  now: () => Date;
  log: Log;
  /** Key of the hashes that stand for visitors. */
  secret: string;
  addressFactor: number;
}

export type ViewCounter = ReturnType<typeof createViewCounter>;

const ignore = (_slug: string) => {};

/** Counts a visitor once per teaching and day, and stores the counts in batches. Needs no cookie. */
export function createViewCounter({ db, now, log, secret, addressFactor }: CounterOptions) {
  let stored: ReadonlyMap<string, number> = new Map();
  let today = "";
  const seen = new Set<string>();
  const fromAddress = new Map<string, number>();
  /** Keys that are not stored yet, by slug. */
  const pending = new Map<string, Set<string>>();
  /** Slugs whose new counts are not announced yet. */
  const changed = new Set<string>();
  let onChange = ignore;
  let writing: Promise<void> | null = null;
  let isFailing = false;

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

  /**
   * Counts a view, and resolves when it is stored, with all others that came meanwhile. While nothing can be stored, it
   * resolves at once, and the view stays pending.
   */
  async function count(view: View) {
    if (!add(view) || isFailing) return;
    // A write under way may have begun without it.
    await writing;
    await store();
  }

  /** False for a view that does not count. */
  function add({ slug, address, agent }: View) {
    startDay();
    if (isCrawler(agent) || seen.size >= maxKeys) return false;
    const key = keyOf(slug, address, agent);
    const addressKey = keyOf(slug, address);
    const before = fromAddress.get(addressKey) ?? 0;
    if (seen.has(key) || before >= maxFromAddress * addressFactor) return false;
    seen.add(key);
    fromAddress.set(addressKey, before + 1);
    pending.set(slug, (pending.get(slug) ?? new Set()).add(key));
    return true;
  }

  /** Stored views alone: a reported count must outlive the server. */
  const viewsOf = (slug: string) => stored.get(slug) ?? 0;

  /** Stores pending views and reads the counts of all servers. */
  async function write() {
    startDay();
    const views = new Map(
      Array.from(pending, ([slug, keys]) => Array.from(keys, (key) => [key, slug] as const)).flat(),
    );
    if (views.size > 0) await recordViews(db, { views, day: today });
    const before = stored;
    stored = await readViewCounts(db);
    for (const [key, slug] of views) pending.get(slug)?.delete(key);
    for (const [slug, count] of stored) if (count !== before.get(slug)) changed.add(slug);
  }

  /** Runs one write at a time. Views of a failed one stay pending. */
  function store() {
    writing ??= write()
      .then(
        () => void (isFailing = false),
        (error: unknown) => {
          if (!isFailing) log.warn("Views cannot be written now", { error });
          isFailing = true;
        },
      )
      .finally(() => void (writing = null));
    return writing;
  }

  /** Stores, and announces what has changed: less often than it is stored, for a page is rendered anew with each. */
  async function flush() {
    await store();
    for (const slug of changed) onChange(slug);
    changed.clear();
  }

  /** Runs until the returned function is called, which flushes once more. */
  function start() {
    const timer = setInterval(() => void flush(), flushInterval).unref();
    return async () => {
      clearInterval(timer);
      await writing;
      await flush();
    };
  }

  return { count, viewsOf, flush, start, onChange: (listener: (slug: string) => void) => void (onChange = listener) };
}
