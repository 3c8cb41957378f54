import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** IANA only gives hosts addresses from this block of IPv6. The library also calls unassigned blocks unicast. */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Returns true for an IP address of a host on the public internet, outside all of IANA's special-purpose ranges. */
export function isPublicAddress(address: string): boolean {
  // The library also accepts short, octal and hexadecimal forms, which a resolver takes for names.
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === "unicast" && (parsed.kind() === "ipv4" || parsed.match(globalUnicast));
}
