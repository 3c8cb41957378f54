import { BlockList, isIP } from "node:net";
import type { Context } from "hono";

/** Node's request; absent where the app is called in process. */
interface Bindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

/**
 * Finds the address of a visitor, for limits only. X-Forwarded-For is followed back as long as the hop is a trusted
 * proxy. A visitor with IPv6 has a whole /64 network, which counts as one address.
 */
export function createVisitorAddress(trusted: BlockList) {
  // BlockList is slow even when it is empty.
  const isTrusted = trusted.rules.length === 0 ? () => false : (address: string) => holds(trusted, address);

  return function visitorAddress(c: Context): string {
    const bindings: Bindings = c.env ?? {};
    const chain = (c.req.header("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
    let address = plain(bindings.incoming?.socket?.remoteAddress ?? "");
    while (isTrusted(address)) {
      const next = plain(chain.pop() ?? "");
      if (!isIP(next)) break;
      address = next;
    }
    return isIP(address) === 6 ? network(address) : address;
  };
}

function holds(trusted: BlockList, address: string) {
  const version = isIP(address);
  return version > 0 && trusted.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** Unwraps IPv4-mapped IPv6. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");

function network(address: string) {
  const [head = "", tail] = address.split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = Math.max(0, 8 - front.length - back.length);
  const groups = tail === undefined ? front : [...front, ...Array<string>(missing).fill("0"), ...back];
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":");
}

/** Reads `10.0.0.1, 10.1.0.0/16`; null when it is not a list of addresses and networks. */
export function parseTrusted(list: string): BlockList | null {
  const trusted = new BlockList();
  for (const entry of list.split(",").map((each) => each.trim())) {
    const [address = "", bits] = entry.split("/");
    const version = isIP(address);
    if (version === 0) return null;
    const type = version === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) trusted.addAddress(address, type);
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32)) {
      trusted.addSubnet(address, Number(bits), type);
    } else return null;
  }
  return trusted;
}
