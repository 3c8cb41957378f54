import type { Context } from "hono";
import type { Log } from "../log.ts";

/** At most so many warnings are logged, far more than a site has addresses, because anybody can send any Origin. */
const MOST_WARNINGS = 20;

const causes = {
  TRUST_PROXY:
    "A write was refused, because this header comes from a proxy that is not in TRUST_PROXY: add the proxy's address there",
  SITE_URL:
    "A write was refused, because its page has another address than this header says: if people open the site at this " +
    "origin, set SITE_URL to it, or let the proxy pass on the Host of the browser, with its port",
};

/** Returns the last value of a list, which the nearest proxy has added. */
const lastOf = (list: string | undefined) => list?.split(",").at(-1)?.trim();

/** Returns the origin that a proxy's headers name, or that of the connection without them. */
export function forwardedOrigin(c: Context): URL | null {
  const direct = new URL(c.req.url);
  const scheme = lastOf(c.req.header("x-forwarded-proto")) ?? direct.protocol.slice(0, -1);
  const host = lastOf(c.req.header("x-forwarded-host")) ?? direct.host;
  return URL.parse(`${scheme}://${host}`);
}

/**
 * Warns the operator of a refused write that a proxy has probably caused, because it changes the host, drops the port
 * or is not trusted. Each origin is logged once. It must not be called when the browser itself says which site a page
 * is from.
 */
export function createRefusedWriteWarning(log: Pick<Log, "warn">) {
  const told = new Set<string>();

  return function warnOfRefusedWrite(c: Context, { isTrusted }: { isTrusted: boolean }) {
    const origin = URL.parse(c.req.header("origin") ?? "")?.origin;
    if (origin === undefined || origin === "null" || told.has(origin) || told.size >= MOST_WARNINGS) return;
    told.add(origin);
    const isUntrustedProxy = !isTrusted && forwardedOrigin(c)?.origin === origin;
    const names = isUntrustedProxy ? ["X-Forwarded-Host", "X-Forwarded-Proto"] : isTrusted ? ["X-Forwarded-Host"] : [];
    log.warn(causes[isUntrustedProxy ? "TRUST_PROXY" : "SITE_URL"], {
      header: firstOf(c, names).slice(0, 200),
      origin: origin.slice(0, 200),
    });
  };
}

/** Returns the first of these headers that the request has, or otherwise Host, which every request has. */
function firstOf(c: Context, names: readonly string[]) {
  const name = names.find((each) => c.req.header(each) !== undefined);
  return name === undefined ? `Host: ${new URL(c.req.url).host}` : `${name}: ${c.req.header(name)}`;
}
