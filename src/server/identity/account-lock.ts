import type { Db } from "../db/open.ts";

/** Of two changes to the ways into an account, the second waits here for the end of the first. */
export const lockAccount = (tx: Db, accountId: string) =>
  tx
    .updateTable("account")
    .set((row) => ({ updated_at: row.ref("updated_at") }))
    .where("id", "=", accountId)
    .execute();
