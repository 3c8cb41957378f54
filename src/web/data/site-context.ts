import { createContext, useContext } from "react";
import type { Site } from "#model/site.ts";

export const SiteContext = createContext<Site | null>(null);

/** Returns the name and addresses of the product, which are part of the page data. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("No site");
  return site;
}
