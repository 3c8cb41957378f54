export const SOUNDS = "sounds";

const DAY = 24 * 60 * 60 * 1000;
const underWay = new Map<string, Promise<void>>();

/** Keeps a whole recording: a player asks for parts, and of parts no file is made. Once a day it is asked for anew. */
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
    const whole = await fetch(path);
    if (whole.status === 200) await sounds.put(path, whole);
  } catch (error) {
    // Without a network, or without room: it is heard now all the same, or was kept before.
    console.info(`${path} was not kept`, error);
  }
}

const isRecent = ({ headers }: Response) => Date.now() - Date.parse(headers.get("date") ?? "") < DAY;
