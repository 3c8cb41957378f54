import { adConsentMessages } from "#messages/ads.ts";

declare global {
  interface Window {
    adsbygoogle?: { push(unit: object): void };
  }
}

const SCRIPT_URL = "https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js";

let loading: Promise<void> | null = null;

/** Returns true once Google's script is loaded or loading. It cannot be removed from a document. */
export const isScriptLoaded = () => loading !== null;

/** Returns true on a page whose Content-Security-Policy allows the script by a nonce. */
export const isScriptAllowed = () => document.querySelector("script[nonce]") !== null;

/** Loads the script when the page is idle. */
export function loadScript(publisherId: string): Promise<void> {
  loading ??= untilIdle().then(
    () =>
      new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = `${SCRIPT_URL}?client=${encodeURIComponent(publisherId)}`;
        script.async = true;
        script.crossOrigin = "anonymous";
        script.addEventListener("load", () => resolve());
        script.addEventListener("error", () => reject(new Error(adConsentMessages.failed.script)));
        document.head.append(script);
      }),
  );
  return loading;
}

async function untilIdle() {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  // Safari has no requestIdleCallback.
  await new Promise<unknown>((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: 5000 }) : setTimeout(resolve, 2000),
  );
}
