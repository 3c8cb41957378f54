import type { Db } from "../db/open.ts";
import type { Letter } from "../mail/letter.ts";
import type { Order } from "../mail/outbox.ts";
import { resetLetter } from "../mail/reset-letter.ts";
import { addResetToken, findCredential } from "./credential.store.ts";

interface ComposerOptions {
  db: Db;
  now: () => Date;
  siteUrl: string;
  product: string;
}

/** Only here is it looked up whether there is an account: what the visitor was told is long gone by then. */
export function createResetComposer({ db, now, siteUrl, product }: ComposerOptions) {
  return async ({ address }: Order): Promise<Letter | null> => {
    const known = await findCredential(db, address);
    if (!known) return null;
    const token = await addResetToken(db, { accountId: known.accountId, now: now() });
    return resetLetter({ to: known.email, name: known.name, product, siteUrl, token });
  };
}
