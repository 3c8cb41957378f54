import { loggedError } from "../db/database-errors.ts";
import type { Db } from "../db/open.ts";
import type { Log } from "../log.ts";
import { createViewTally, type TallyOptions, type View } from "./view-tally.ts";
import { readViewCounts, recordViews } from "./views.store.ts";

/**
 * Interval in ms at which the counts of all servers are read, one row for each teaching, and changed pages rendered
 * anew. No other part of a cached response changes with the database, so within two seconds every server shows the same
 * counts.
 */
const flushInterval = 1000;

interface CounterOptions extends TallyOptions {
  db: Db;
  log: Log;
}

export type ViewCounter = ReturnType<typeof createViewCounter>;

const ignore = (_slug: string) => {};

/** Counts a visitor once per teaching and day, without a cookie, and stores the counts in batches. */
export function createViewCounter({ db, log, ...tallyOptions }: CounterOptions) {
  const tally = createViewTally(tallyOptions);
  let stored: ReadonlyMap<string, number> = new Map();
  /** The counts of these teachings have changed, and their pages are not rendered anew yet. */
  const changed = new Set<string>();
  let onChange = ignore;
  let writing: Promise<void> | null = null;
  let isFailing = false;

  /**
   * Counts a view, and resolves when it is stored together with all views that have come by then. While nothing can be
   * stored, it resolves at once, and the view stays pending.
   */
  async function count(view: View) {
    if (!tally.add(view) || isFailing) return;
    // A write under way may have begun before this view came.
    await writing;
    await store();
  }

  /** Returns only stored views, so that a reported count is not lost when the server stops. */
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

  /** Lets one write run at a time. The views of a failed write stay pending. */
  function store() {
    writing ??= write()
      .then(
        () => void (isFailing = false),
        (error: unknown) => {
          if (!isFailing) log.warn("Views cannot be written now", { error: loggedError(error) });
          isFailing = true;
        },
      )
      .finally(() => void (writing = null));
    return writing;
  }

  /**
   * Stores views, and announces the teachings whose counts have changed. Views are stored more often than this, because
   * each announcement renders a page anew.
   */
  async function flush() {
    await store();
    for (const slug of changed) onChange(slug);
    changed.clear();
  }

  /** Starts the interval. The returned function stops it and flushes once more. */
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
