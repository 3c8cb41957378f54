import { paths } from "./paths.ts";

/** This origin replaces that of the site while a path is resolved. */
const here = "http://site.invalid";

/**
 * Returns the path to open after signing in, from the query string of the sign-in page. A path outside this site
 * becomes the home page.
 */
export function nextPath(search: string): string {
  const url = URL.parse(new URLSearchParams(search).get("next") ?? "", here);
  // Comparing origins is not enough: blob:http://site.invalid/… has the same origin and is no page.
  const isPage =
    url?.origin === here && url.protocol === "http:" && !url.pathname.startsWith("//") && url.pathname !== paths.auth();
  return url && isPage ? url.pathname + url.search + url.hash : paths.home();
}

/** Returns the path of the sign-in page that leads back to the given path after signing in. */
export const authPathFor = (path: string) => `${paths.auth()}?next=${encodeURIComponent(path)}`;
