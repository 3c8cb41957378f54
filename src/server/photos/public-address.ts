import { BlockList, isIP } from "node:net";

/** Networks of the IANA special-purpose registries (RFC 6890) that are not, or not surely, on the public internet. */
const special = new BlockList();
const networks = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.31.196.0", 24],
  ["192.52.193.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["192.175.48.0", 24],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["2620:4f:8000::", 48],
  ["3fff::", 20],
] as const;
for (const [network, bits] of networks) special.addSubnet(network, bits, network.includes(":") ? "ipv6" : "ipv4");

/** Global unicast. Everything else in IPv6 is local, multicast, or leads to an IPv4 address by way of another. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");

/** True for an IP address that belongs to a host on the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address, "ipv4");
  return version === 6 && globalUnicast.check(address, "ipv6") && !special.check(address, "ipv6");
}
