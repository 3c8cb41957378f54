import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { second } from "#model/durations.ts";
import { HttpError } from "../errors.ts";
import type { Log } from "../log.ts";
import { readImageHeader } from "./image-header.ts";
import type { Photo } from "./photos.store.ts";
import { isPublicAddress } from "./public-address.ts";
import { sendOverTls } from "./send-over-tls.ts";

const kib = 1024;

/** Limit for photos from other sites. The server decodes no picture, so it cannot reduce one. */
export const maxFetchedBytes = 1024 * kib;
const maxSide = 2048;
const maxRedirects = 3;
/** Time for name, redirects and picture together. */
const maxTime = 10 * second;

/** A request to exactly this IP address, with the name of this host. */
export interface PhotoRequest {
  address: string;
  hostname: string;
  /** Path and query. */
  path: string;
  maxBytes: number;
  signal: AbortSignal;
}

export interface PhotoResponse {
  status: number;
  location: string | null;
  /** Null when there are more than `maxBytes`. */
  body: Uint8Array | null;
}

export interface Network {
  /** Resolves to all addresses of a host. */
  resolve: (hostname: string) => Promise<readonly string[]>;
  send: (request: PhotoRequest) => Promise<PhotoResponse>;
}

const internet: Network = {
  resolve: async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address),
  send: sendOverTls(),
};

export type FetchPhoto = ReturnType<typeof createFetchPhoto>;

/**
 * Fetches a photo from another site, once, so that no visitor's browser ever has to. The URL comes from somebody else,
 * so it must not lead into the server's own network: every hop is checked, and connections go only to checked
 * addresses. All failures look alike, so that nothing about that network can be learned from them.
 */
export function createFetchPhoto(log: Pick<Log, "info">, network: Network = internet, timeLimit = maxTime) {
  return async function fetchPhoto(url: string): Promise<Photo> {
    const body = await fetchBytes(url).catch((error: unknown) => {
      if (error instanceof HttpError) throw error;
      log.info("A photo could not be fetched", { reason: error instanceof Error ? error.message : "unknown" });
      throw new HttpError("photo-unreachable");
    });
    return checkFetched(body);
  };

  async function fetchBytes(url: string) {
    const signal = AbortSignal.timeout(timeLimit);
    let next = new URL(url);
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const { status, location, body } = await request(next, signal);
      if (status === 200) return body;
      if (!isRedirect(status) || location === null) throw new Error(`The status is ${status}`);
      next = new URL(location, next);
    }
    throw new Error("There are too many redirects");
  }

  async function request(url: URL, signal: AbortSignal) {
    const hostname = hostOf(url);
    const addresses = await untilAborted(signal, network.resolve(hostname));
    const [address] = addresses;
    if (address === undefined || !addresses.every(isPublicAddress)) throw new Error("The address is not public");
    const path = url.pathname + url.search;
    return network.send({ address, hostname, path, maxBytes: maxFetchedBytes, signal });
  }
}

/** Stops waiting when the signal aborts, because a name server cannot be told to stop. */
function untilAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, aborted]);
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/**
 * Returns the host of a URL. Throws unless the URL uses https on its standard port, a host name, and no credentials.
 */
function hostOf({ protocol, port, username, password, hostname }: URL) {
  if (protocol !== "https:" || port !== "" || username !== "" || password !== "") {
    throw new Error("The address is not a plain https one");
  }
  // The URL standard writes every form of an IPv4 address with four decimal numbers, and IPv6 in brackets.
  if (isIP(hostname) > 0 || hostname.startsWith("[")) throw new Error("The host is an IP address");
  return hostname;
}

function checkFetched(bytes: Uint8Array | null): Photo {
  const tooLarge = `The picture must be at most ${maxFetchedBytes / kib} KiB and ${maxSide} pixels wide and high`;
  if (bytes === null) throw new HttpError("unfit-photo", { sentence: tooLarge });
  const header = readImageHeader(bytes);
  if (!header) throw new HttpError("not-a-photo");
  if (Math.max(header.width, header.height) > maxSide) throw new HttpError("unfit-photo", { sentence: tooLarge });
  return { type: header.type, bytes };
}
