import type { PasswordPolicy } from "#model/user.ts";
import type { Db } from "../db/open.ts";
import { createBuiltinIdentity } from "../identity/builtin.ts";
import { createChangeComposer, createConfirmationComposer } from "../identity/confirmation-composer.ts";
import { createResetComposer } from "../identity/reset-composer.ts";
import type { PasswordHasher } from "../identity/password-hash.ts";
import { createLimits } from "../limits/limits.ts";
import type { Log } from "../log.ts";
import type { Deliver } from "../mail/email.ts";
import { createOutbox } from "../mail/outbox.ts";
import type { FetchPhoto } from "../photos/fetch-photo.ts";
import { createPhotos } from "../photos/photos.ts";

export interface AccountsOptions {
  db: Db;
  now: () => Date;
  log: Log;
  siteUrl: string;
  /** Name of the product, for e-mails. */
  product: string;
  secret: string;
  passwordPolicy: PasswordPolicy;
  addressFactor: number;
  hasher: PasswordHasher;
  deliver: Deliver;
  fetchPhoto: FetchPhoto;
}

/** Wires up everything about accounts: once in the server, once in each test. */
export function openAccounts(options: AccountsOptions) {
  const limits = createLimits(options);
  const composers = {
    reset: createResetComposer(options),
    "confirm-email": createConfirmationComposer(options),
    "email-change": createChangeComposer(options),
  };
  const outbox = createOutbox({ ...options, compose: (entry) => composers[entry.kind](entry) });
  const identity = createBuiltinIdentity({ ...options, limits, outbox });
  const photos = createPhotos({ fetchPhoto: options.fetchPhoto, limits });
  return { identity, outbox, limits, photos };
}
