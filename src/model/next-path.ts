import { paths } from "./paths.ts";

/** Stands for whatever host the site has. */
const here = "http://site.invalid";

/** Where to go after signing in, by the query string of the sign-in page: a page of this site, or home. */
export function nextPath(search: string): string {
  const url = URL.parse(new URLSearchParams(search).get("next") ?? "", here);
  const isPage = url?.origin === here && !url.pathname.startsWith("//") && url.pathname !== paths.auth();
  return url && isPage ? url.pathname + url.search + url.hash : paths.home();
}

/** The sign-in page, which leads back to where one wanted to go. */
export const authPathFor = (path: string) => `${paths.auth()}?next=${encodeURIComponent(path)}`;
