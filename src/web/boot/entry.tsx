import { QueryClientProvider } from "@tanstack/react-query";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "../app.tsx";
import { followOtherTabs } from "../data/other-tabs.ts";
import { refetchFailedWhenOnline, createQueryClient, restore } from "../data/queries.ts";
import { findPage } from "../routes.tsx";
import { APP_FAILED, HYDRATED } from "./events.ts";
import { lazyModule } from "./lazy-module.ts";
import { beginNavigation } from "./navigation.ts";
import type { PageData } from "./page-data.ts";

const loadPrefetch = lazyModule(() => import("./prefetch.ts"));
const loadAds = lazyModule(() => import("../ads/start-ads.ts"));

/** NOTE Not a top-level await: screens import from this file's chunk, and would wait for it for ever. */
async function start() {
  const { site, replies } = JSON.parse(document.getElementById("page-data")?.textContent ?? "") as PageData;
  const queryClient = createQueryClient(fetch);
  restore(queryClient, replies);
  refetchFailedWhenOnline(queryClient);
  followOtherTabs(queryClient);
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root");
  // Hydration must find the screen already there, or it would begin with a skeleton.
  await findPage(location.pathname)?.page.screen.load();
  const app = (
    <QueryClientProvider client={queryClient}>
      <App site={site} />
    </QueryClientProvider>
  );
  const options = { onUncaughtError: fail };
  // As a transition React hydrates in slices, and at once what is pressed meanwhile.
  startTransition(() => {
    // Without a network the page comes without its content.
    if (root.firstElementChild) hydrateRoot(root, app, options);
    else createRoot(root, options).render(app);
  });
  dispatchEvent(new Event(HYDRATED));
  addEventListener("popstate", beginNavigation);
  const prefetch = (event: Event) =>
    void loadPrefetch().then((module) => module.startPrefetching(queryClient, event), console.info);
  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, prefetch, { once: true });
  if (site.ads) loadAds().catch(console.warn);
}

/** The starter shows it: it needs nothing that could fail to load. */
const fail = (error: unknown) => dispatchEvent(new CustomEvent(APP_FAILED, { detail: error }));

start().catch(fail);
