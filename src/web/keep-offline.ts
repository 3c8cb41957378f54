import { serviceWorker } from "#model/app-shell.ts";

/** From now on the app, its texts and the recordings heard here are there without a network as well (src/offline). */
export async function keepOffline() {
  if (!("serviceWorker" in navigator) || isSparing()) return;
  try {
    await navigator.serviceWorker.register(serviceWorker);
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker is of this origin only
    active?.postMessage("keep texts");
  } catch (error) {
    // Where the browser forbids it, the site is there with a network only.
    console.info("Nothing is kept for times without a network", error);
  }
}

/** Somebody counts the bytes of their line. Only some browsers tell. */
const isSparing = () => "connection" in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
