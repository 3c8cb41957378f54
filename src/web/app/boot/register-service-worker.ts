import { withoutNetworkMessages as t } from "#messages/without-network.ts";
import { language } from "#messages/language.ts";
import { NO_ROOM, serviceWorkerIn } from "#model/app-shell.ts";
import { showToast } from "../../ui/toast.ts";

/** Makes the app, its texts and the recordings that were played available without a network (src/offline). */
export async function registerServiceWorker() {
  if (!("serviceWorker" in navigator) || savesData()) return;
  const container = navigator.serviceWorker;
  try {
    container.addEventListener("message", ({ data }) => {
      if (data === NO_ROOM) showToast(t.noRoom);
    });
    await container.register(serviceWorkerIn(language));
    const { active } = await container.ready;
    askToKeepTexts(active);
    // A worker of another language does not listen. The one of this language takes its place, at once or later.
    if (!active?.scriptURL.endsWith(serviceWorkerIn(language)))
      container.addEventListener("controllerchange", () => askToKeepTexts(container.controller), { once: true });
  } catch (error) {
    // If the browser forbids a service worker, the site needs a network.
    console.info("The app is not available without a network", error);
  }
}

const askToKeepTexts = (worker: ServiceWorker | null) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a service worker is of this origin only
  worker?.postMessage(language);

/** Returns true if the visitor asks for less data, which only some browsers tell. */
const savesData = () =>
  "connection" in navigator && (navigator.connection as { saveData?: boolean } | null)?.saveData === true;
