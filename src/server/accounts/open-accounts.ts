import type { PasswordPolicy } from "#model/user.ts";
import type { Db } from "../db/open.ts";
import { createBuiltinIdentity } from "../identity/builtin.ts";
import { createComposers } from "../identity/compose-emails.ts";
import { createFirebaseIdentity } from "../identity/firebase/firebase-identity.ts";
import type { FirebaseSettings } from "../identity/firebase/firebase-settings.ts";
import type { PasswordHasher } from "../identity/password-hash.ts";
import { createLimits } from "../limits/limits.ts";
import type { Log } from "../log.ts";
import type { Deliver } from "../mail/email.ts";
import { createOutbox } from "../mail/outbox.ts";
import type { CanReach } from "../mail/smtp-utf8.ts";
import type { FetchPhoto } from "../photos/fetch-photo.ts";
import { createPhotos } from "../photos/photos.ts";
import { createSecurityLog } from "./security-log.ts";

export interface AccountsOptions {
  db: Db;
  now: () => Date;
  log: Log;
  siteUrl: string;
  /** The name of the product stands in emails. */
  product: string;
  secret: string;
  passwordPolicy: PasswordPolicy;
  addressFactor: number;
  hasher: PasswordHasher;
  deliver: Deliver;
  canReach: CanReach;
  fetchPhoto: FetchPhoto;
  /** The hosted identity provider; null where accounts are kept on this server alone. */
  firebase: FirebaseSettings | null;
  /** This function fetches the keys of the hosted provider. */
  request?: typeof fetch;
}

/** Creates all parts that deal with accounts. The server does so once, and each test does so for itself. */
export function openAccounts(options: AccountsOptions) {
  const limits = createLimits(options);
  const composers = createComposers({ ...options, limits });
  const outbox = createOutbox({ ...options, compose: (entry) => composers[entry.kind](entry) });
  const accounts = createBuiltinIdentity({ ...options, limits, outbox });
  const { firebase: client } = options;
  const identity = client ? createFirebaseIdentity({ ...options, client, limits, accounts }) : accounts;
  const photos = createPhotos({ fetchPhoto: options.fetchPhoto, limits });
  const security = createSecurityLog(options);
  return { identity, outbox, limits, photos, security };
}
