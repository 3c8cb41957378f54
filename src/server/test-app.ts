import { BlockList } from "node:net";
import { createApiClient } from "#contract/client.ts";
import { mainLanguage } from "#model/languages.ts";
import { defaultPasswordPolicy } from "#model/password-policy.ts";
import { openAccounts, type AccountsOptions } from "./accounts/open-accounts.ts";
import { createViewCounter } from "./blog/view-counter.ts";
import { createApp, type AppOptions } from "./app.ts";
import { libraryIn } from "./content/test-library.ts";
import { openDatabase } from "./db/open.ts";
import { prepareSqlite } from "./db/test-sqlite.ts";
import type { Deps } from "./deps.ts";
import { createLog } from "./log.ts";
import type { Email } from "./mail/email.ts";
import { createFetchPhoto } from "./photos/fetch-photo.ts";

/** This hasher takes no time. It is for tests that are not about passwords. */
export const quickHasher = {
  hash: async (password: string) => `kept:${password}`,
  verify: async (hash: string, password: string) => hash === `kept:${password}`,
};

const unreachable = () => Promise.reject(new Error("There is no network"));

type Given = Partial<Deps & AccountsOptions> & AppOptions;

/** Creates the real app on an empty database, at noon of a fixed day. It is called as the browser calls it. */
export function testApp({ pages, files, cacheLimit, ...given }: Given = {}) {
  const logged: string[] = [];
  const emails: Email[] = [];
  const now = given.now ?? (() => new Date("2026-11-20T12:00Z"));
  const db = given.db ?? openDatabase(":memory:");
  // A database that the test passes is migrated already. Otherwise it is migrated before the first call.
  let ready: Promise<void> | null = null;
  const accountsOptions: AccountsOptions = {
    db,
    siteUrl: "http://localhost:3000",
    log: createLog({ level: "info", now, write: (line) => logged.push(line) }),
    now,
    product: "Mantra",
    secret: "of this test only, and nobody else's",
    passwordPolicy: defaultPasswordPolicy,
    addressFactor: 1,
    hasher: quickHasher,
    deliver: async (email) => void emails.push(email),
    canReach: async () => true,
    firebase: null,
    fetchPhoto: createFetchPhoto(createLog({ level: "info", now, write: () => {} }), {
      resolve: async () => [],
      send: unreachable,
    }),
    ...given,
  };
  const accounts = openAccounts(accountsOptions);
  const deps: Deps = {
    ...accountsOptions,
    library: libraryIn(mainLanguage),
    libraryIn: given.library
      ? (language) => (language === mainLanguage && given.library) || libraryIn(language)
      : libraryIn,
    identity: accounts.identity,
    limits: accounts.limits,
    security: accounts.security,
    photos: accounts.photos,
    outboxWorker: { wake() {} },
    sentEmails: null,
    views: createViewCounter(accountsOptions),
    trustedProxies: new BlockList(),
    authorizedHosts: [],
    ads: { mode: "placeholder", publisherId: null, units: {} },
    push: null,
    isDraining: () => false,
    ...given,
  };
  const app = createApp(deps, {
    ...(pages && { pages }),
    ...(files && { files }),
    ...(cacheLimit !== undefined && { cacheLimit }),
  });
  const ask = async (path: string, init?: RequestInit & { from?: string }) => {
    if (!given.db) await (ready ??= prepareSqlite(db));
    const bindings = { incoming: { socket: { remoteAddress: init?.from ?? "192.0.2.1" } } };
    return app.fetch(new Request(`http://localhost${path}`, init), bindings);
  };
  const call = createApiClient((path, init) => ask(path, init));
  return { app, deps, ask, call, logged, emails, outbox: accounts.outbox };
}
