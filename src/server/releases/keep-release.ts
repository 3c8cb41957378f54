import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "../db/open.ts";
import type { FileFolders } from "../http/files.ts";
import type { Log } from "../log.ts";
import { deleteReleaseFilesUpTo, markUsed, saveReleaseFile, type ReleaseFile } from "./release-files.store.ts";

const day = 24 * 60 * 60_000;
/** In ms: interval at which a running server says that its release is in use, and after which it tries again. */
const interval = { keep: day, retry: 5_000 };
/** Time in ms for which files outlive their release: tabs stay open, and caches keep pages. */
export const releaseFileLifetime = 30 * day;

interface KeepReleaseDeps {
  db: Db;
  log: Log;
  now: () => Date;
  files: FileFolders;
}

/**
 * Stores the files of this release in the database, from where every server sends what it has not itself: while releases
 * take turns, and for tabs that are open since. Deletes those that no release has used for long.
 */
export async function keepRelease({ db, now, files }: Omit<KeepReleaseDeps, "log">) {
  const folderOf = new Map([
    ...pathsIn(files.build, "assets/*.{js,css,svg}"),
    ...pathsIn(files.public, "fonts/*.woff2"),
  ]);
  const missing = await markUsed(db, { paths: [...folderOf.keys()], now: now() });
  // At once, because writes at the same time are committed together.
  await Promise.all(missing.map((path) => saveReleaseFile(db, readFile(folderOf.get(path) ?? "", path), now())));
  await deleteReleaseFilesUpTo(db, new Date(now().getTime() - releaseFileLifetime));
}

const pathsIn = (folder: string | null, pattern: string) =>
  folder === null ? [] : globSync(pattern, { cwd: folder }).map((file): [string, string] => [`/${file}`, folder]);

function readFile(folder: string, path: string): ReleaseFile {
  const file = join(folder, path);
  const isCompressed = existsSync(`${file}.br`);
  return { path, encoding: isCompressed ? "br" : null, content: readFileSync(isCompressed ? `${file}.br` : file) };
}

/** Keeps the release until the returned function is called. Resolves after the first attempt, so that no page comes before its files. */
export async function startKeepingRelease(deps: KeepReleaseDeps) {
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  async function keep() {
    const isKept = await keepRelease(deps).then(
      () => true,
      (error: unknown) => {
        deps.log.warn("The files of this release cannot be kept now", { error });
        return false;
      },
    );
    if (!isStopped) timer = setTimeout(() => void keep(), isKept ? interval.keep : interval.retry).unref();
  }

  await keep();
  return () => {
    isStopped = true;
    if (timer) clearTimeout(timer);
  };
}
