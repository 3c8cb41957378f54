import { BlockList, isIP } from "node:net";
import type { Context } from "hono";
import ipaddr from "ipaddr.js";

/** The bindings of a request over HTTP. Where the app is called in process, there is no incoming request of Node. */
interface Bindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

export function createTrustedProxies(list: BlockList) {
  return {
    /** Returns true for a trusted proxy. An empty list does not use BlockList, which is slow even if it is empty. */
    has: list.rules.length === 0 ? () => false : (address: string) => holds(list, address),
  };
}

/** Returns the address at the other end of the connection. */
export function peerAddress(c: Context): string {
  const bindings: Bindings = c.env ?? {};
  return plainAddress(bindings.incoming?.socket?.remoteAddress ?? "");
}

/** Returns an address without the IPv6 prefix of IPv4 addresses and without a zone. */
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");

function holds(list: BlockList, address: string) {
  const version = isIP(address);
  return version > 0 && list.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** Reads `10.0.0.1, 10.1.0.0/16`. The result is null when the text is not a list of addresses and networks. */
export function parseProxies(text: string): BlockList | null {
  const list = new BlockList();
  for (const entry of text.split(",").map((each) => each.trim())) {
    const [address = ""] = entry.split("/");
    const version = isIP(address);
    if (version === 0) return null;
    const type = version === 6 ? "ipv6" : "ipv4";
    if (entry === address) list.addAddress(address, type);
    else if (ipaddr.isValidCIDR(entry)) list.addSubnet(address, ipaddr.parseCIDR(entry)[1], type);
    else return null;
  }
  return list;
}
