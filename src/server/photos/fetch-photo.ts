import { second } from "#model/durations.ts";
import { HttpError } from "../errors.ts";
import type { Log } from "../log.ts";
import { internet, sendToPublicHost, type Network } from "../outgoing/public-host.ts";
import { readImageHeader } from "./image-header.ts";
import type { Photo } from "./photos.store.ts";

const kib = 1024;

/** The limit for photos from other sites. The server decodes no picture, so it cannot reduce one. */
export const maxFetchedBytes = 1024 * kib;
const maxSide = 2048;
const maxRedirects = 3;
/** The time for name, redirects and picture together. */
const maxTime = 10 * second;

const headers = { accept: "image/webp, image/jpeg, image/png" };

export type FetchPhoto = ReturnType<typeof createFetchPhoto>;

/**
 * Fetches a photo from another site once, so that no visitor's browser has to. Another person has given the URL, so
 * every hop is checked. All failures look the same, so that they reveal nothing about the server’s own network.
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
      const asked = { method: "GET", headers, maxBytes: maxFetchedBytes, signal } as const;
      const { status, location, body } = await sendToPublicHost(network, next, asked);
      if (status === 200) return body;
      if (!isRedirect(status) || location === null) throw new Error(`The status is ${status}`);
      next = new URL(location, next);
    }
    throw new Error("There are too many redirects");
  }
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

function checkFetched(bytes: Uint8Array | null): Photo {
  const tooLarge = `The picture must be at most ${maxFetchedBytes / kib} KiB and ${maxSide} pixels wide and high`;
  if (bytes === null) throw new HttpError("unfit-photo", { reason: "large-picture", sentence: tooLarge });
  const header = readImageHeader(bytes);
  if (!header) throw new HttpError("not-a-photo");
  if (Math.max(header.width, header.height) > maxSide)
    throw new HttpError("unfit-photo", { reason: "large-picture", sentence: tooLarge });
  return { type: header.type, bytes };
}
