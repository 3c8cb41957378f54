import type { PasswordPolicy } from "#model/user.ts";
import type { Db } from "../db/open.ts";
import { createBuiltinIdentity } from "../identity/builtin.ts";
import { createResetComposer } from "../identity/reset-composer.ts";
import type { PasswordHasher } from "../identity/password-hash.ts";
import { createLimits } from "../limits/limits.ts";
import type { Log } from "../log.ts";
import type { Deliver } from "../mail/letter.ts";
import { createOutbox } from "../mail/outbox.ts";

export interface AccountsOptions {
  db: Db;
  now: () => Date;
  log: Log;
  siteUrl: string;
  /** The product's name, for the letters. */
  product: string;
  secret: string;
  passwordPolicy: PasswordPolicy;
  addressFactor: number;
  hasher: PasswordHasher;
  deliver: Deliver;
}

/** Everything that accounts are made of, put together once for the server and anew for each test. */
export function openAccounts(options: AccountsOptions) {
  const limits = createLimits(options);
  const outbox = createOutbox({ ...options, compose: createResetComposer(options) });
  const identity = createBuiltinIdentity({ ...options, limits, outbox });
  return { identity, outbox, limits };
}
