import { isIP, type BlockList } from "node:net";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";
import type { Log } from "../log.ts";
import { isPublicAddress } from "../outgoing/public-address.ts";
import { createTrustedProxies, peerAddress, plainAddress } from "./trusted-proxies.ts";

const forwardedHeaders = ["x-forwarded-for", "forwarded", "x-real-ip"];

/**
 * Finds the address of a visitor, for limits only. X-Forwarded-For is followed back as long as the hop is a trusted
 * proxy. An IPv6 network of /64 belongs to one visitor, so it counts as one address.
 */
export function createVisitorAddress(trustedProxies: BlockList, log: Pick<Log, "warn">) {
  const trusted = createTrustedProxies(trustedProxies);
  let isWarned = false;

  /**
   * Warns of a proxy that no setting names, because all its visitors count as one. A public address is ignored, because
   * any visitor may send such a header.
   */
  function warnOfProxy(c: Context, address: string) {
    const isForwarded = forwardedHeaders.some((name) => c.req.header(name) !== undefined);
    if (isWarned || !isForwarded || isPublicAddress(address)) return;
    isWarned = true;
    log.warn(
      "Requests come through a proxy whose address is not in TRUST_PROXY: all visitors count as one, and the wrong passwords of some slow down all",
    );
  }

  return function visitorAddress(c: Context): string {
    const chain = (c.req.header("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
    let address = peerAddress(c);
    if (address !== "" && !trusted.has(address)) warnOfProxy(c, address);
    while (trusted.has(address)) {
      const next = plainAddress(chain.pop() ?? "");
      if (!isIP(next)) break;
      address = next;
    }
    return isIP(address) === 6 ? network(address) : address;
  };
}

/** Returns the first 64 bits of an IPv6 address, such as `2001:db8:1:2`. */
const network = (address: string) =>
  ipaddr.IPv6.parse(address)
    .parts.slice(0, 4)
    .map((group) => group.toString(16))
    .join(":");
