import type { Language } from "#model/languages.ts";
import type { Db } from "../db/open.ts";
import type { CredentialChange } from "../mail/account-emails.ts";
import { addEntry } from "../mail/outbox.store.ts";
import { addressOf } from "./account-address.ts";

interface Notice {
  kind: CredentialChange;
  accountId: string;
  language: Language;
  now: Date;
}

/**
 * Adds the email about a change to the outbox. The change and its email are in the same transaction, so that neither
 * happens without the other.
 */
export async function addNotice(tx: Db, { kind, accountId, language, now }: Notice) {
  const account = await tx
    .selectFrom("account")
    .select(["email", "email_as_typed"])
    .where("id", "=", accountId)
    .executeTakeFirst();
  if (account) await addEntry(tx, { kind, address: addressOf(account), accountId, language }, now);
}
