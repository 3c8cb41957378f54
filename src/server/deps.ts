import type { BlockList } from "node:net";
import type { Language } from "#model/languages.ts";
import { startHousekeeping } from "./accounts/housekeeping.ts";
import { openAccounts } from "./accounts/open-accounts.ts";
import type { SecurityLog } from "./accounts/security-log.ts";
import type { AdSettings } from "./ads/ad-settings.ts";
import { createViewCounter, type ViewCounter } from "./blog/view-counter.ts";
import type { Config } from "./config.ts";
import type { Library } from "./content/library.ts";
import type { LibraryIn } from "./content/load-library.ts";
import { openData } from "./db/open-data.ts";
import type { Db } from "./db/open.ts";
import { readAuthSecret } from "./identity/auth-secret.ts";
import type { Identity } from "./identity/identity.ts";
import { createPasswordHasher } from "./identity/password-hash.ts";
import type { Limits } from "./limits/limits.ts";
import type { Log } from "./log.ts";
import { createDeliver } from "./mail/deliver.ts";
import { createSentEmails, type SentEmails } from "./mail/sent-emails.ts";
import { createCanReach } from "./mail/smtp-utf8.ts";
import { createOutboxWorker, type OutboxWorker } from "./mail/outbox-worker.ts";
import { createFetchPhoto } from "./photos/fetch-photo.ts";
import type { Photos } from "./photos/photos.ts";
import type { PushSettings } from "./reminders/push-settings.ts";

/** Dependencies of the features. Tests pass their own. */
export interface Deps {
  /** The library in the main language. */
  library: Library;
  libraryIn: LibraryIn;
  db: Db;
  identity: Identity;
  limits: Pick<Limits, "consume">;
  security: SecurityLog;
  photos: Photos;
  /** Woken after an email was added to the outbox. */
  outboxWorker: Pick<OutboxWorker, "wake">;
  /** Emails that are shown to a developer; null where they are sent, or nobody may see them. */
  sentEmails: SentEmails | null;
  views: Pick<ViewCounter, "count" | "viewsOf" | "onChange">;
  /** Proxies whose X-Forwarded headers are trusted. */
  trustedProxies: BlockList;
  /** Hosts of the site beside those that are known anyway. */
  authorizedHosts: readonly string[];
  /** Public origin, for absolute links. */
  siteUrl: string;
  ads: AdSettings;
  /** Keys for reminders; null where the site sends none. */
  push: PushSettings | null;
  log: Log;
  now: () => Date;
  /** True once the server has been told to stop. */
  isDraining: () => boolean;
}

/** Dependencies of what is served once in each language. */
export interface TextDeps extends Omit<Deps, "library" | "libraryIn"> {
  language: Language;
  /** Returns the library in the language, which may not have been built before. */
  getLibrary: () => Library;
}

interface DepsOptions extends Pick<Deps, "log" | "now" | "isDraining"> {
  product: string;
  /** True only in development, where emails that are not sent may be read on a page. */
  showsEmails?: boolean;
}

/** Creates everything but the content, which development reads again for each request. */
export async function createDeps(config: Config, { product, showsEmails = false, ...given }: DepsOptions) {
  const { log, now } = given;
  if (config.databaseUrl !== null && config.authSecret === null) {
    log.warn("AUTH_SECRET is not set: several servers with one database need the same one");
  }
  if (config.ads.mode === "on" && config.ads.publisherId === null) {
    log.warn("ADS is on without an ADSENSE_PUBLISHER_ID: the places of advertisements stay empty");
  }
  const db = await openData(config, log);
  const secret = config.authSecret ?? readAuthSecret(config.dataDir);
  const deliver = createDeliver(config, { log, now });
  // Links in emails open accounts, so no setting makes a site show them, and neither does a missing one.
  const canShowEmails = showsEmails && !config.smtp && config.siteUrl.startsWith("http:");
  const sentEmails = canShowEmails ? createSentEmails(now) : null;
  const { identity, outbox, limits, photos, security } = openAccounts({
    ...config,
    db,
    log,
    now,
    product,
    secret,
    hasher: createPasswordHasher(),
    deliver: sentEmails?.recording(deliver) ?? deliver,
    canReach: createCanReach({ ...config, now }),
    fetchPhoto: createFetchPhoto(log),
  });
  const outboxWorker = createOutboxWorker({ outbox, log });
  outboxWorker.start();
  const stopHousekeeping = startHousekeeping({ db, limits, log, now });
  const views = createViewCounter({ ...config, db, log, now, secret });
  await views.flush();
  const stopCounting = views.start();
  const stopReminding = await remindBy(config, { db, log, now });
  async function closeData() {
    stopHousekeeping();
    await stopReminding();
    await stopCounting();
    await outboxWorker.stop();
    await db.destroy();
  }
  const { siteUrl, trustedProxies, authorizedHosts, ads, push } = config;
  const settings = { siteUrl, trustedProxies, authorizedHosts, ads, push };
  const accounts = { identity, limits, photos, security, sentEmails, outboxWorker };
  return { ...given, ...settings, ...accounts, db, views, closeData } satisfies Omit<Deps, "library" | "libraryIn"> & {
    closeData: () => Promise<void>;
  };
}

/** Reminds people where the site has keys for it. What does that is loaded only there. */
async function remindBy({ push }: Config, { db, log, now }: Pick<Deps, "db" | "log" | "now">) {
  if (push === null) return async () => {};
  const { startReminding } = await import("./reminders/reminder-worker.ts");
  return startReminding({ db, push, log, now });
}
