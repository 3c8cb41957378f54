import { useEffect } from "react";
import { lazyModule } from "../loading/lazy-module.ts";
import { isFirstPage } from "../loading/navigation.ts";
import { runWhenLoaded } from "../loading/run-when-loaded.ts";
import { useSite } from "../data/site-context.ts";
import type { Page } from "./page.ts";

const loadWriting = lazyModule(() => import("./write-head.ts"));

/**
 * Updates the document's head on navigation; the server has written the head of the first page. The page for times
 * without a network has the name of the site as its title, and gets a head of its own too. A page of null stands for an
 * address without one, values of undefined for a page that is loading.
 */
export function useHead(page: Page | null, values: Record<string, unknown> | undefined) {
  const site = useSite();
  // The values are new ones at each rendering, and writing the same head again changes nothing.
  useEffect(() => {
    if (!values || (isFirstPage() && document.title !== site.name)) return;
    return runWhenLoaded(loadWriting, ({ writeHead }) => writeHead(page, values, site));
  });
}
