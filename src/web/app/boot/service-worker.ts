import { withoutNetworkMessages as t } from "#messages/without-network.ts";
import { NO_ROOM, serviceWorker } from "#model/app-shell.ts";
import { showToast } from "../../ui/toast.ts";

/** Makes the app, its texts and the recordings that were played available without a network (src/offline). */
export async function registerServiceWorker() {
  if (!("serviceWorker" in navigator) || savesData()) return;
  try {
    navigator.serviceWorker.addEventListener("message", ({ data }) => {
      if (data === NO_ROOM) showToast(t.noRoom);
    });
    await navigator.serviceWorker.register(serviceWorker);
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker is of this origin only
    active?.postMessage("keep texts");
  } catch (error) {
    // If the browser forbids a service worker, the site needs a network.
    console.info("The app is not available without a network", error);
  }
}

/** Returns true if the visitor asks for less data, which only some browsers tell. */
const savesData = () =>
  "connection" in navigator && (navigator.connection as { saveData?: boolean } | null)?.saveData === true;
