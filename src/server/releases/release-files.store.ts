import { day } from "#model/durations.ts";
import { deleteUpTo } from "../db/delete-up-to.ts";
import type { Db } from "../db/open.ts";
import { prepared } from "../db/prepared.ts";

export interface ReleaseFile {
  /** The path on the site. The name contains a hash of the content, so the content of a path never changes. */
  path: string;
  encoding: "br" | null;
  content: Buffer;
}

/** Records, once a day, that a release with these paths is in use. Returns the paths that are not stored yet. */
export async function markUsed(db: Db, { paths, now }: { paths: readonly string[]; now: Date }) {
  if (paths.length === 0) return [];
  const stored = await db.selectFrom("release_file").select(["path", "used_at"]).where("path", "in", paths).execute();
  const dayAgo = new Date(now.getTime() - day).toISOString();
  const due = stored.filter(({ used_at: usedAt }) => usedAt <= dayAgo).map(({ path }) => path);
  if (due.length > 0) {
    await db.updateTable("release_file").set({ used_at: now.toISOString() }).where("path", "in", due).execute();
  }
  const known = new Set(stored.map(({ path }) => path));
  return paths.filter((path) => !known.has(path));
}

const insert = prepared((db, file: { path: string; encoding: "br" | null; content: string; usedAt: string }) =>
  db
    .insertInto("release_file")
    .values({ path: file.path, encoding: file.encoding, content: file.content, used_at: file.usedAt })
    .onConflict((conflict) => conflict.column("path").doNothing()),
);

/** Stores a file, unless another server of the release has stored it meanwhile. */
export async function saveReleaseFile(db: Db, { path, encoding, content }: ReleaseFile, now: Date) {
  await insert(db, { path, encoding, content: content.toString("base64"), usedAt: now.toISOString() });
}

export async function findReleaseFile(db: Db, path: string): Promise<ReleaseFile | null> {
  const row = await db
    .selectFrom("release_file")
    .select(["path", "encoding", "content"])
    .where("path", "=", path)
    .executeTakeFirst();
  return row ? { ...row, content: Buffer.from(row.content, "base64") } : null;
}

export const deleteReleaseFilesUpTo = (db: Db, time: Date) =>
  deleteUpTo(db, { table: "release_file", column: "used_at", upTo: time.toISOString() });
