import type { Db } from "../db/open.ts";
import type { CredentialChange } from "../mail/credential-email.ts";
import { addEntry } from "../mail/outbox.store.ts";
import { addressOf } from "./account-address.ts";

interface Notice {
  kind: CredentialChange;
  accountId: string;
  now: Date;
}

/** Puts the letter about a change into the outbox, in the transaction of the change: neither comes without the other. */
export async function addNotice(tx: Db, { kind, accountId, now }: Notice) {
  const account = await tx
    .selectFrom("account")
    .select(["email", "email_as_typed"])
    .where("id", "=", accountId)
    .executeTakeFirst();
  if (account) await addEntry(tx, { kind, address: addressOf(account), accountId }, now);
}
