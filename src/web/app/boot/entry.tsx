/* @chunk entry */
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { SWRConfig } from "swr";
import { App } from "../app.tsx";
import { fetchInTime } from "../../data/call.ts";
import { untilSignOut } from "../../data/personal-reads.ts";
import { createFetcher, replyConfig } from "../../data/reply-cache.ts";
import { noteSilence } from "../../device/reach.ts";
import { pathOf } from "../../messages/addresses.ts";
import { findPage } from "../routes.tsx";
import { APP_FAILED, HYDRATED, PRESS_QUEUED } from "../../loading/hydration-events.ts";
import { lazyModule } from "../../loading/lazy-module.ts";
import { onHistoryStep } from "../../loading/navigation.ts";
import type { PageData } from "../../data/page-data.ts";

const loadPrefetch = lazyModule(() => import("./prefetch.ts"));
const loadLetters = lazyModule(() => import("../../ui/display/script-letters.ts"));
const loadAds = lazyModule(() => import("../../features/ads/start-ads.ts"));

/** This is not a top-level await, because screens import from this file's chunk, and would wait for it for ever. */
async function start() {
  const { site, replies } = JSON.parse(document.getElementById("page-data")?.textContent ?? "") as PageData;
  const root = document.getElementById("root");
  if (!root) throw new Error("No #root");
  // The screen must be loaded before hydration, which would otherwise begin with a skeleton.
  await Promise.all([findPage(pathOf(location.pathname))?.page.screen.load(), writeInScript(document.documentElement)]);
  const app = (
    <SWRConfig value={replyConfig(createFetcher(untilSignOut(fetchInTime)), replies)}>
      <App site={site} />
    </SWRConfig>
  );
  addEventListener("popstate", onHistoryStep);
  const options = { onUncaughtError: fail, onRecoverableError };
  // In a transition React hydrates in slices, and hydrates at once whatever is pressed meanwhile.
  startTransition(() => {
    if (root.firstElementChild) return void hydrateRoot(root, app, options);
    // Where no server answers, the page comes without content.
    noteSilence();
    createRoot(root, options).render(app);
  });
  dispatchEvent(new Event(HYDRATED));
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, prefetch);
  // The page is whole without advertisements.
  if (site.ads) loadAds().catch(console.warn);
}

/**
 * Writes the texts of the page in the chosen script. They are hidden until then (ui/mantra/verse.css), or until the
 * script's letters could not be loaded.
 */
async function writeInScript({ dataset }: HTMLElement) {
  if (dataset["script"] === undefined) return;
  await loadLetters().then(({ writeMarkup }) => writeMarkup(dataset["script"] ?? ""), console.warn);
  dataset["isWritten"] = "";
}

const prefetch = (event: Event) => void loadPrefetch().then(({ onInteraction }) => onInteraction(event), console.info);

/** Reports a failure to the starter, which shows it, because the starter needs nothing that could fail to load. */
const fail = (error: unknown) => dispatchEvent(new CustomEvent(APP_FAILED, { detail: error }));

/**
 * React renders again what it could not hydrate, such as a page that was translated. The markup from the server is gone
 * then, so its late part is loaded as for a press.
 */
function onRecoverableError(error: unknown) {
  console.warn(error);
  dispatchEvent(new Event(PRESS_QUEUED));
}

start().catch(fail);
