import { deleteUpTo } from "../db/delete-up-to.ts";
import type { Db } from "../db/open.ts";

export interface ReleaseFile {
  /** Path on the site. The name holds a hash of the content, so a path never gets another content. */
  path: string;
  encoding: "br" | null;
  content: Buffer;
}

/** Notes that a release with these paths is in use, and returns those that are not stored yet. */
export async function markUsed(db: Db, { paths, now }: { paths: readonly string[]; now: Date }) {
  if (paths.length === 0) return [];
  await db.updateTable("release_file").set({ used_at: now.toISOString() }).where("path", "in", paths).execute();
  const stored = await db.selectFrom("release_file").select("path").where("path", "in", paths).execute();
  const known = new Set(stored.map(({ path }) => path));
  return paths.filter((path) => !known.has(path));
}

/** Several servers of a release may do so at once. */
export async function saveReleaseFile(db: Db, { path, encoding, content }: ReleaseFile, now: Date) {
  await db
    .insertInto("release_file")
    .values({ path, encoding, content: content.toString("base64"), used_at: now.toISOString() })
    .onConflict((conflict) => conflict.column("path").doNothing())
    .execute();
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
