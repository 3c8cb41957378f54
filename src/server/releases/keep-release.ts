import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { day } from "#model/durations.ts";
import { loggedError } from "../db/database-errors.ts";
import type { Db } from "../db/open.ts";
import type { FileFolders } from "../http/files.ts";
import type { Log } from "../log.ts";
import { deleteReleaseFilesUpTo, markUsed, saveReleaseFile, type ReleaseFile } from "./release-files.store.ts";

/**
 * Intervals in ms. A running server records that its release is in use at the first, and tries again after the second.
 */
const interval = { keep: day, retry: 1_000 };
/**
 * The start waits for so many attempts. They are enough for a busy database, but few enough that pages are soon served
 * without one.
 */
const attemptsAtStart = 3;
/** Files outlive their release by this time in ms, because tabs stay open, and caches keep pages. */
export const releaseFileLifetime = 30 * day;

interface KeepReleaseDeps {
  db: Db;
  log: Log;
  now: () => Date;
  files: FileFolders;
}

/**
 * Stores the files of this release in the database. Every server sends files from there that it lacks itself: while two
 * releases serve at the same time, and for tabs that an earlier release has opened. Deletes files that no release has
 * used for long.
 */
export async function keepRelease({ db, now, files }: Omit<KeepReleaseDeps, "log">) {
  const fileOf = new Map([
    ...filesIn(files.build, "assets", /\.(js|css|svg)$/),
    ...filesIn(files.public, "fonts", /\.woff2$/),
  ]);
  const missing = await markUsed(db, { paths: [...fileOf.keys()], now: now() });
  // All files are written at once, because simultaneous writes are committed together.
  await Promise.all(missing.map((path) => saveReleaseFile(db, readFile(fileOf.get(path) ?? "", path), now())));
  await deleteReleaseFilesUpTo(db, new Date(now().getTime() - releaseFileLifetime));
}

/** Returns the paths of files on the site, each with the file that has its bytes, which is compressed where there is one. */
function filesIn(folder: string | null, inner: string, pattern: RegExp): [path: string, file: string][] {
  if (folder === null || !existsSync(join(folder, inner))) return [];
  const names = new Set(readdirSync(join(folder, inner)));
  return [...names]
    .filter((name) => pattern.test(name))
    .map((name) => [`/${inner}/${name}`, join(folder, inner, names.has(`${name}.br`) ? `${name}.br` : name)]);
}

const readFile = (file: string, path: string): ReleaseFile => ({
  path,
  encoding: file.endsWith(".br") ? "br" : null,
  content: readFileSync(file),
});

/**
 * Stores the release and records its use until the returned function is called. Resolves when the release is stored, or
 * after a few attempts, so that normally no page is served before its files are stored.
 */
export async function startKeepingRelease(deps: KeepReleaseDeps) {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function attempt() {
    try {
      await keepRelease(deps);
      return true;
    } catch (error) {
      deps.log.warn("The files of this release cannot be kept now", { error: loggedError(error) });
      return false;
    }
  }

  function attemptLater(isKept: boolean) {
    if (isStopped) return;
    const wait = isKept ? interval.keep : interval.retry;
    timer = setTimeout(() => void attempt().then(attemptLater), wait).unref();
  }

  let isKept = await attempt();
  for (let attempts = 1; !isKept && attempts < attemptsAtStart; attempts++) {
    await pause(interval.retry);
    isKept = await attempt();
  }
  attemptLater(isKept);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
