import { day } from "#model/durations.ts";

export const SOUNDS = "sounds";

/** A slow network has so many milliseconds for a recording. */
const DOWNLOAD_MS = 60_000;

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
    const whole = await fetch(path, { signal: AbortSignal.timeout(DOWNLOAD_MS) });
    if (whole.status === 200) await sounds.put(path, whole);
  } catch (error) {
    // Without a network or free storage nothing is kept. The recording still plays, from the network or from an older
    // copy.
    console.info(`${path} was not kept`, error);
  }
}

const isRecent = ({ headers }: Response) => Date.now() - Date.parse(headers.get("date") ?? "") < day;
