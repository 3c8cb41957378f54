import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address.ts";

test.each([
  "93.184.215.14",
  "1.1.1.1",
  "8.8.8.8",
  "172.15.255.255",
  "172.32.0.1",
  "2606:4700::6810:84e5",
  "2a00:1450:4001:80b::200e",
])("%s is on the public internet", (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  ["this machine", "127.0.0.1", "127.255.255.254", "0.0.0.0", "0.1.2.3", "::1", "::"],
  ["a private network", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "fc00::1", "fd12:3456::1"],
  ["a link, with the clouds' metadata", "169.254.169.254", "169.254.0.1", "fe80::1", "fec0::1"],
  ["carriers' NAT", "100.64.0.1", "100.127.255.255"],
  ["many or all", "224.0.0.1", "239.255.255.255", "255.255.255.255", "240.0.0.1", "ff02::1"],
  ["tests and documents", "192.0.2.1", "198.51.100.1", "203.0.113.1", "198.18.0.1", "2001:db8::1", "3fff::1"],
  ["IPv4 within IPv6", "::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:7f00:1", "::7f00:1", "::8.8.8.8"],
  ["IPv4 by way of a translator", "64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::a00:1"],
  ["IPv4 by way of a tunnel", "2002:7f00:1::", "2002:808:808::1", "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
  ["a sink of lookups that lead nowhere (AS112)", "192.31.196.1", "192.175.48.1", "2620:4f:8000::1", "2001:4:112::1"],
  ["a relay of multicast", "192.52.193.1", "2001:3::1", "192.88.99.1"],
  ["protocols and benchmarks", "192.0.0.8", "2001:1::1", "2001:2::1", "2001:10::1", "2001:20::1", "2001:30::1"],
  ["a block for discarded packets, of segment routing, or not assigned", "100::1", "5f00::1", "4000::1", "e000::1"],
  ["no address at all", "", "localhost", "127.1", "2130706433", "0x7f000001", "8.8.8.8.", "fe80::1%eth0"],
])("%s is not", (_, ...addresses) => {
  for (const address of addresses) expect([address, isPublicAddress(address)]).toEqual([address, false]);
});
