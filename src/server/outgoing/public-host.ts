import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress } from "./public-address.ts";
import { sendOverTls, type OutgoingRequest, type OutgoingResponse } from "./send-over-tls.ts";

export interface Network {
  /** Resolves to all addresses of a host. */
  resolve: (hostname: string) => Promise<readonly string[]>;
  send: (request: OutgoingRequest) => Promise<OutgoingResponse>;
}

export const internet: Network = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  send: sendOverTls(),
};

/**
 * Sends a request to a URL that another person has given, and that must not lead into the server's own network. All
 * addresses of its host are checked, and the connection only goes to a checked one.
 */
export async function sendToPublicHost(
  { resolve, send }: Network,
  url: URL,
  request: Omit<OutgoingRequest, "address" | "hostname" | "path">,
): Promise<OutgoingResponse> {
  const hostname = publicHostOf(url);
  const addresses = await untilAborted(request.signal, resolve(hostname));
  const [address] = addresses;
  if (address === undefined || !addresses.every(isPublicAddress)) throw new Error("The address is not public");
  return send({ ...request, address, hostname, path: url.pathname + url.search });
}

/** Stops waiting when the signal aborts, because a request to a name server cannot be aborted. */
function untilAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

/**
 * Returns the host of a URL. Throws unless the URL uses https on its standard port, has a host name, and has no
 * credentials.
 */
export function publicHostOf({ protocol, port, username, password, hostname }: URL) {
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") {
    throw new Error("The address is not a plain https one");
  }
  // The URL standard turns every form of an IPv4 address into four decimal numbers, and puts IPv6 in brackets.
  if (isIP(hostname) > 0 || hostname.startsWith("[")) throw new Error("The host is an IP address");
  return hostname;
}
