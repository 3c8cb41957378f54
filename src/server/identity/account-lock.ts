import type { Db } from "../db/open.ts";

/**
 * Locks an account until the transaction ends, so that changes to its ways of signing in happen one after the other.
 */
export const lockAccount = (tx: Db, accountId: string) =>
  tx
    .updateTable("account")
    .set((row) => ({ updated_at: row.ref("updated_at") }))
    .where("id", "=", accountId)
    .execute();
