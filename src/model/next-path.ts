import { paths } from "./paths.ts";

/** Placeholder for the host of the site. */
const here = "http://site.invalid";

/** Path to open after signing in, from the query string of the sign-in page: a page of this site, or home. */
export function nextPath(search: string): string {
  const url = URL.parse(new URLSearchParams(search).get("next") ?? "", here);
  // The origin alone does not tell: that of blob:http://site.invalid/… is the same.
  const isPage =
    url?.origin === here && url.protocol === "http:" && !url.pathname.startsWith("//") && url.pathname !== paths.auth();
  return url && isPage ? url.pathname + url.search + url.hash : paths.home();
}

/** Path of the sign-in page that leads back to the given path. */
export const authPathFor = (path: string) => `${paths.auth()}?next=${encodeURIComponent(path)}`;
