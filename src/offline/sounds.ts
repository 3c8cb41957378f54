import type { WorkboxPlugin } from "workbox-core";
import { day } from "#model/durations.ts";
import { patience } from "./silence.ts";

export const SOUNDS = "sounds";

/** A slow network has so many milliseconds for a recording. */
const DOWNLOAD_MS = 60_000;

/** A recording that has not begun to come after so many milliseconds counts as missing, so that the page counts by hand. */
const BEGIN_MS = 10_000;

/**
 * A signal that aborts what has not begun in time. What has begun is not cut off, for a player reads no faster than it plays.
 * A request that nobody answers would never end, and would keep one of the six connections that a browser has to a site.
 */
function untilBegun() {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience(BEGIN_MS));
  return { signal: waiting.signal, begun: () => clearTimeout(timer) };
}

/** The request of a player is made anew, with the byte range that a copy of it would lose. */
export const givenUpUnlessBegun: WorkboxPlugin = {
  async requestWillFetch({ request: { url, headers, signal }, state }) {
    const start = untilBegun();
    if (state) state["begun"] = start.begun;
    return new Request(url, { headers, signal: AbortSignal.any([signal, start.signal]) });
  },
  async fetchDidSucceed({ response, state }) {
    state?.["begun"]();
    return response;
  },
};

const underWay = new Map<string, Promise<void>>();

/**
 * Keeps a whole recording, because a player requests byte ranges, which cannot be joined to a file. The recording is
 * requested again after a day.
 */
export function keepSound({ pathname }: URL): Promise<void> {
  const keeping = underWay.get(pathname) ?? keep(pathname).finally(() => underWay.delete(pathname));
  underWay.set(pathname, keeping);
  return keeping;
}

async function keep(path: string) {
  const sounds = await caches.open(SOUNDS);
  const kept = await sounds.match(path);
  if (kept && isRecent(kept)) return;
  try {
    const start = untilBegun();
    const whole = await fetch(path, { signal: AbortSignal.any([start.signal, AbortSignal.timeout(DOWNLOAD_MS)]) });
    start.begun();
    if (whole.status === 200) await sounds.put(path, whole);
  } catch (error) {
    // Without a network or free storage nothing is kept. The recording still plays, from the network or from an older
    // copy.
    console.info(`${path} was not kept`, error);
  }
}

const isRecent = ({ headers }: Response) => Date.now() - Date.parse(headers.get("date") ?? "") < day;
