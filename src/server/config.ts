import { BlockList, isIP } from "node:net";
import { resolve } from "node:path";
import { defaultPasswordPolicy } from "#model/password-policy.ts";
import type { PasswordPolicy } from "#model/user.ts";
import { readAdSettings, type AdSettings } from "./ads/ad-settings.ts";
import { parseHosts } from "./db/postgres/hosts.ts";
import { parseProxies } from "./http/trusted-proxies.ts";
import { shortestSecret } from "./identity/auth-secret.ts";
import { readFirebaseSettings, type FirebaseSettings } from "./identity/firebase/firebase-settings.ts";
import { logFormats, logLevels, type LogFormat, type LogLevel } from "./log.ts";
import { readPushSettings, type PushSettings } from "./reminders/push-settings.ts";
import { createSettings, type Environment, type Settings } from "./settings.ts";

export interface Config {
  /** Port of the site; 0 lets the system choose a free one. */
  port: number;
  /** Address to listen on; undefined for every address of this machine. */
  host: string | undefined;
  dataDir: string;
  /** Public origin. Absolute links begin with it, never with a request's own Host. */
  siteUrl: string;
  logLevel: LogLevel;
  logFormat: LogFormat;
  /** The address on which Prometheus reads metrics; null for none. */
  metrics: { port: number; host: string } | null;
  passwordPolicy: PasswordPolicy;
  /** A postgres:// URL; null keeps everything in a SQLite file in dataDir. */
  databaseUrl: string | null;
  /** Largest number of connections to PostgreSQL. */
  poolSize: number;
  /** Secret of signatures; null for one that is created once, and kept in dataDir. */
  authSecret: string | null;
  /** Mail server; null writes emails to dataDir. */
  smtp: { url: string; from: string } | null;
  /** Time in ms for which a stopping server still takes new requests. */
  drainTime: number;
  /** The limits for one address are multiplied by this factor. */
  addressFactor: number;
  trustedProxies: BlockList;
  /** Requests for these hosts are answered too, beside the host of siteUrl and loopback. */
  authorizedHosts: readonly string[];
  ads: AdSettings;
  /**
   * Recipient of encrypted backups, and the file with their key. Null where backups are not encrypted, or the key is
   * given by hand.
   */
  age: { recipient: string | null; identity: string | null };
  /** Keys for reminders; null where the site sends none. */
  push: PushSettings | null;
  /** The hosted identity provider; null where accounts are kept on this server alone. */
  firebase: FirebaseSettings | null;
}

/** Reads the environment, which no other code does. Everything else receives typed values. */
export function readConfig(environment: Environment = process.env): Config {
  const settings = createSettings(environment);
  const port = settings.wholeNumber("PORT", 3000, [0, 65_535]);
  const config = {
    port,
    host: readHost(settings),
    dataDir: resolve(settings.given("DATA_DIR") ?? "data"),
    siteUrl: readSiteUrl(settings, `http://localhost:${port}`),
    logLevel: settings.oneOf("LOG_LEVEL", "info", logLevels),
    logFormat: settings.oneOf("LOG_FORMAT", "text", logFormats),
    metrics: readMetrics(settings),
    passwordPolicy: readPasswordPolicy(settings),
    databaseUrl: readDatabaseUrl(settings),
    poolSize: settings.wholeNumber("DATABASE_POOL_SIZE", 10, [1, 1000]),
    authSecret: readSecret(settings),
    smtp: readSmtp(settings),
    drainTime: settings.wholeNumber("DRAIN_SECONDS", 1, [0, 60]) * 1000,
    addressFactor: settings.wholeNumber("ADDRESS_LIMIT_FACTOR", 1, [1, 1_000_000]),
    trustedProxies: readTrustedProxies(settings),
    authorizedHosts: readAuthorizedHosts(settings),
    ads: readAdSettings(settings),
    age: { recipient: settings.given("AGE_RECIPIENT") ?? null, identity: settings.given("AGE_IDENTITY") ?? null },
    push: readPushSettings(settings),
    firebase: readFirebaseSettings(settings),
  };
  settings.check();
  return config;
}

const hostName = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*$/i;

const readHost = (settings: Settings, name = "HOST") =>
  settings.text(name, {
    fits: (host) => isIP(host) > 0 || hostName.test(host),
    allowed: "an IP address or a host name of this machine",
  });

/** Reads where metrics are served. The default is loopback, because metrics are for the operator alone. */
function readMetrics(settings: Settings) {
  const host = readHost(settings, "METRICS_HOST") ?? "127.0.0.1";
  const port = settings.given("METRICS_PORT") && settings.wholeNumber("METRICS_PORT", 0, [0, 65_535]);
  return typeof port === "number" ? { port, host } : null;
}

function readSiteUrl(settings: Settings, fallback: string) {
  const value = settings.text("SITE_URL", {
    fits: isOrigin,
    allowed: "the http or https address of the site and nothing after it, such as https://example.org",
  });
  return value === undefined ? fallback : new URL(value).origin;
}

function isOrigin(value: string) {
  const url = URL.parse(value);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function readPasswordPolicy(settings: Settings): PasswordPolicy {
  const { minLength, maxLength } = defaultPasswordPolicy;
  const range = [minLength, maxLength] as const;
  const policy = {
    minLength: settings.wholeNumber("PASSWORD_MIN_LENGTH", minLength, range),
    maxLength: settings.wholeNumber("PASSWORD_MAX_LENGTH", maxLength, range),
    requireLowercase: settings.onOrOff("PASSWORD_REQUIRE_LOWERCASE"),
    requireUppercase: settings.onOrOff("PASSWORD_REQUIRE_UPPERCASE"),
    requireNumeric: settings.onOrOff("PASSWORD_REQUIRE_NUMERIC"),
    requireNonAlphanumeric: settings.onOrOff("PASSWORD_REQUIRE_NON_ALPHANUMERIC"),
  };
  if (policy.minLength > policy.maxLength) {
    settings.fault(
      `PASSWORD_MIN_LENGTH is ${policy.minLength}, but must not be above PASSWORD_MAX_LENGTH, which is ${policy.maxLength}.`,
    );
  }
  return policy;
}

/** Reads the URL of the database. No message shows it or a part of it, because it may hold a password. */
function readDatabaseUrl(settings: Settings) {
  const url = settings.given("DATABASE_URL");
  if (url === undefined) return null;
  if (!/^postgres(ql)?:/.test(url)) {
    settings.fault("DATABASE_URL must begin with postgres://; without it, the database is a SQLite file in DATA_DIR.");
  } else if (!parseHosts(url)) {
    settings.fault(
      "DATABASE_URL must be like postgres://user:password@host:5432/name, with one host or several separated by commas, " +
        "and read-write as its only target_session_attrs.",
    );
  }
  return url;
}

function readSecret(settings: Settings) {
  const secret = settings.given("AUTH_SECRET") ?? null;
  if (secret !== null && secret.length < shortestSecret) {
    settings.fault(`AUTH_SECRET must be at least ${shortestSecret} characters long.`);
  }
  return secret;
}

function readSmtp(settings: Settings) {
  const url = settings.given("SMTP_URL");
  const from = settings.given("MAIL_FROM");
  if (url === undefined) return null;
  if (!/^smtps?:$/.test(URL.parse(url)?.protocol ?? "")) {
    settings.fault("SMTP_URL must begin with smtp:// or smtps://.");
  }
  if (!from?.includes("@")) settings.fault("MAIL_FROM must be the sender's email address when SMTP_URL is set.");
  return { url, from: from ?? "" };
}

function readTrustedProxies(settings: Settings) {
  const list = settings.given("TRUST_PROXY");
  const trusted = list === undefined ? new BlockList() : parseProxies(list);
  if (!trusted)
    settings.fault("TRUST_PROXY must be a list of IP addresses and networks, such as 10.0.0.1, 10.1.0.0/16.");
  return trusted ?? new BlockList();
}

function readAuthorizedHosts(settings: Settings) {
  const list = settings.text("AUTHORIZED_HOSTS", {
    fits: (list) => hostsOf(list).every((host) => isIP(host) > 0 || hostName.test(host)),
    allowed: "host names or IP addresses without scheme and port, such as chant.example.org, 10.0.0.5",
  });
  return list === undefined ? [] : hostsOf(list);
}

const hostsOf = (list: string) => list.split(",").map((host) => host.trim().toLowerCase());
