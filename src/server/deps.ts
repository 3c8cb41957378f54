import type { BlockList } from "node:net";
import type { Language } from "#model/languages.ts";
import { startHousekeeping } from "./accounts/housekeeping.ts";
import { openAccounts } from "./accounts/open-accounts.ts";
import type { SecurityLog } from "./accounts/security-log.ts";
import type { AdSettings } from "./ads/ad-settings.ts";
import { createViewCounter, type ViewCounter } from "./blog/view-counter.ts";
import type { Config } from "./config.ts";
import type { Library, LibraryIn } from "./content/library.ts";
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

/** The dependencies of the features. Tests pass their own. */
export interface Deps {
  /** The library in the main language. */
  library: Library;
  libraryIn: LibraryIn;
  db: Db;
  identity: Identity;
  limits: Pick<Limits, "consume">;
  security: SecurityLog;
  photos: Photos;
  /** The worker is woken after an email has been added to the outbox. */
  outboxWorker: Pick<OutboxWorker, "wake">;
  /** The emails that a developer may read on a page; null where emails are sent, or where nobody may see them. */
  sentEmails: SentEmails | null;
  views: Pick<ViewCounter, "count" | "viewsOf" | "onChange">;
  /** The X-Forwarded headers of these proxies are trusted. */
  trustedProxies: BlockList;
  /** Requests for these hosts are answered too, beside the host of siteUrl and loopback. */
  authorizedHosts: readonly string[];
  /** The public origin, for absolute links. */
  siteUrl: string;
  ads: AdSettings;
  /** The keys for reminders; null where the site sends none. */
  push: PushSettings | null;
  log: Log;
  now: () => Date;
  /** Returns true once the server has been told to stop. */
  isDraining: () => boolean;
}

/** The dependencies of what is served separately in each language. */
export interface TextDeps extends Omit<Deps, "library" | "libraryIn"> {
  language: Language;
  /** Returns the library of the language, and builds it with the first call. */
  getLibrary: () => Library;
}

interface DepsOptions extends Pick<Deps, "log" | "now" | "isDraining"> {
  product: string;
  /** The flag is true only in development, where emails that are not sent may be read on a page. */
  showsEmails?: boolean;
}

/** Creates all dependencies but the content, which development reads again for each request. */
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
  // The links in emails open accounts. So no setting, and no missing setting, can make a public site show its emails.
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

/** Starts the reminders where the site has keys for them. Their code is loaded only there. */
async function remindBy({ push }: Config, { db, log, now }: Pick<Deps, "db" | "log" | "now">) {
  if (push === null) return async () => {};
  const { startReminding } = await import("./reminders/reminder-worker.ts");
  return startReminding({ db, push, log, now });
}
