import { BlockList, isIP } from "node:net";
import type { Context } from "hono";

/** Node's request; absent where the app is called in process. */
interface Bindings {
  incoming?: { socket?: { remoteAddress?: string } };
}

export type TrustedProxies = ReturnType<typeof createTrustedProxies>;

export function createTrustedProxies(list: BlockList) {
  return {
    /** BlockList is slow even when it is empty. */
    has: list.rules.length === 0 ? () => false : (address: string) => holds(list, address),
  };
}

/** Address at the other end of the connection. */
export function peerAddress(c: Context): string {
  const bindings: Bindings = c.env ?? {};
  return plainAddress(bindings.incoming?.socket?.remoteAddress ?? "");
}

/** Unwraps IPv4-mapped IPv6. */
export const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");

function holds(list: BlockList, address: string) {
  const version = isIP(address);
  return version > 0 && list.check(address, version === 6 ? "ipv6" : "ipv4");
}

/** Reads `10.0.0.1, 10.1.0.0/16`; null when it is not a list of addresses and networks. */
export function parseProxies(text: string): BlockList | null {
  const list = new BlockList();
  for (const entry of text.split(",").map((each) => each.trim())) {
    const [address = "", bits] = entry.split("/");
    const version = isIP(address);
    if (version === 0) return null;
    const type = version === 6 ? "ipv6" : "ipv4";
    if (bits === undefined) list.addAddress(address, type);
    else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32)) {
      list.addSubnet(address, Number(bits), type);
    } else return null;
  }
  return list;
}
