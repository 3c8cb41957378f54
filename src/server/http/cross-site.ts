import { networkInterfaces } from "node:os";
import type { BlockList } from "node:net";
import type { Context } from "hono";
import { HttpError } from "../errors.ts";
import type { Log } from "../log.ts";
import { createRefusedWriteWarning, forwardedOrigin } from "./refused-write-warning.ts";
import { createTrustedProxies, peerAddress } from "./trusted-proxies.ts";

interface CrossSiteOptions {
  siteUrl: string;
  trustedProxies: BlockList;
  /** Host names and addresses in lower case. */
  authorizedHosts: readonly string[];
  log: Pick<Log, "warn">;
}

/**
 * Refuses writes from pages of other sites, by the headers that browsers send. A page belongs to this site if it came
 * from the host to which the request goes, even if no setting names that host. An unknown host is only logged.
 */
export function createCrossSiteRefusal(options: CrossSiteOptions) {
  const trusted = createTrustedProxies(options.trustedProxies);
  const warnIfUnknown = createHostWarning(options);
  const warnOfRefusedWrite = createRefusedWriteWarning(options.log);

  return function refuseCrossSite(c: Context) {
    const isTrusted = trusted.has(peerAddress(c));
    // The origin by which a browser knows this server; null if it is malformed.
    const own = isTrusted ? forwardedOrigin(c) : new URL(c.req.url);
    const site = c.req.header("sec-fetch-site");
    const origin = c.req.header("origin");
    // On plain http, browsers only send Sec-Fetch-Site to localhost.
    const isOurs = site === undefined ? origin === own?.origin || origin === options.siteUrl : site === "same-origin";
    if (isOurs && own !== null) return warnIfUnknown(own.hostname);
    if (site === undefined) warnOfRefusedWrite(c, { isTrusted });
    throw new HttpError("cross-site");
  };
}

/** At most so many hosts are warned of, far more than a site has, because anybody can send any name. */
const MOST_WARNINGS = 100;

/** Warns of each unknown host once. */
function createHostWarning({ siteUrl, authorizedHosts, log }: CrossSiteOptions) {
  const main = new URL(siteUrl).hostname.replace(/^www\./, "");
  const known = new Set(["localhost", main, `www.${main}`, ...authorizedHosts]);
  const warned = new Set<string>();

  return function warnIfUnknown(host: string) {
    if (known.has(host) || warned.has(host) || warned.size >= MOST_WARNINGS) return;
    if (ownAddresses().has(host)) return void known.add(host);
    warned.add(host);
    log.warn("People come by a host that is not in AUTHORIZED_HOSTS", { host });
  };
}

/** Returns the addresses of this machine as they are written in a URL. They may change while the server runs. */
function ownAddresses() {
  const addresses = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
  return new Set(addresses.map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address)));
}
