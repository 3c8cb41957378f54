import { adConsentMessages } from "../messages/ad-consent.ts";

declare global {
  interface Window {
    adsbygoogle?: { push(unit: object): void };
  }
}

const ADDRESS = "https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js";

let loading: Promise<void> | null = null;

/** Whether Google's script is, or soon will be, in this document. From there it cannot be taken out again. */
export const isScriptHere = () => loading !== null;

/** Only a page that the server has made for it may run a script of somebody else. */
export const isScriptAllowed = () => document.querySelector("script[nonce]") !== null;

/** Loads it once the page has nothing better to do. */
export function loadScript(publisherId: string): Promise<void> {
  loading ??= untilIdle().then(
    () =>
      new Promise((resolve, reject) => {
        const script = document.createElement("script");
        script.src = `${ADDRESS}?client=${encodeURIComponent(publisherId)}`;
        script.async = true;
        script.crossOrigin = "anonymous";
        script.addEventListener("load", () => resolve());
        script.addEventListener("error", () => reject(new Error(adConsentMessages.en.failed.script)));
        document.head.append(script);
      }),
  );
  return loading;
}

async function untilIdle() {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  // Safari does not say when it is idle.
  await new Promise<unknown>((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: 5000 }) : setTimeout(resolve, 2000),
  );
}
