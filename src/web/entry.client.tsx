import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { followOtherTabs } from "./data/other-tabs.ts";
import { askAgainOnline, createQueryClient, restore } from "./data/queries.ts";
import { ignoreRejections, tellFailedStart, watchRejections } from "./failed-start.ts";
import type { PageData } from "./page-data.ts";
import { findPage } from "./routes.tsx";

watchRejections();

/** NOTE Not a top-level await: screens import from this file's chunk, and would wait for it for ever. */
async function start() {
  const { site, replies } = JSON.parse(document.getElementById("page-data")?.textContent ?? "") as PageData;
  const queryClient = createQueryClient(fetch);
  restore(queryClient, replies);
  askAgainOnline(queryClient);
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
  const options = { onUncaughtError: tellFailedStart };
  // Without a network the page comes without its content.
  if (root.firstElementChild) hydrateRoot(root, app, options);
  else createRoot(root, options).render(app);
  // For the starter: what is touched from here on React brings to life in that very touch.
  dispatchEvent(new Event("arrival"));
  const reach = (event: Event) =>
    void import("./going-on.ts").then((going) => going.prepareGoingOn(queryClient, event), console.info);
  for (const sign of ["pointerover", "focusin"]) document.addEventListener(sign, reach, { once: true });
  if (site.ads) void import("./ads/start-ads.ts");
  ignoreRejections();
}

start().catch(tellFailedStart);
