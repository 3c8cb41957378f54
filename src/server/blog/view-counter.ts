import type { Db } from "../db/open.ts";
import type { Log } from "../log.ts";
import { createViewTally, type TallyOptions, type View } from "./view-tally.ts";
import { readViewCounts, recordViews } from "./views.store.ts";

/**
 * Interval in ms at which the views of other servers are read, and pages rendered with them: one row for each teaching.
 * Their counts are all that cached responses take from the database, so within two seconds every server shows the same ones.
 */
const flushInterval = 1000;

interface CounterOptions extends TallyOptions {
  db: Db;
  log: Log;
}

export type ViewCounter = ReturnType<typeof createViewCounter>;

const ignore = (_slug: string) => {};

/** Counts a visitor once per teaching and day, and stores the counts in batches. Needs no cookie. */
export function createViewCounter({ db, log, ...tallyOptions }: CounterOptions) {
  const tally = createViewTally(tallyOptions);
  let stored: ReadonlyMap<string, number> = new Map();
  /** Slugs whose new counts are not announced yet. */
  const changed = new Set<string>();
  let onChange = ignore;
  let writing: Promise<void> | null = null;
  let isFailing = false;

  /**
   * Counts a view, and resolves when it is stored, with all others that came meanwhile. While nothing can be stored, it
   * resolves at once, and the view stays pending.
   */
  async function count(view: View) {
    if (!tally.add(view) || isFailing) return;
    // A write under way may have begun before this view came.
    await writing;
    await store();
  }

  /** Stored views alone: a reported count must outlive the server. */
  const viewsOf = (slug: string) => stored.get(slug) ?? 0;

  /** Stores pending views and reads the counts of all servers. */
  async function write() {
    const { views, day } = tally.pending();
    if (views.size > 0) await recordViews(db, { views, day });
    const before = stored;
    stored = await readViewCounts(db);
    tally.remove(views.keys());
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
