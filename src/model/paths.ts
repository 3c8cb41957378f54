import type { DeityAliases } from "./deity.ts";

/** Every page of the site, as a function. */
export const paths = {
  home: () => "/",
  mantras: () => "/mantras",
  deity: (deityId: string) => `/deity/${deityId}`,
  chant: (deityId: string, mantraId: string) => `/chant/${deityId}/${mantraId}`,
  hymns: () => "/hymns",
  hymn: (hymnId: string) => `/hymns/${hymnId}`,
  meditation: () => "/meditation",
  blog: () => "/blog",
  post: (slug: string) => `/blog/${slug}`,
  favorites: () => "/favorites",
  profile: () => "/profile",
  auth: () => "/auth",
  confirmEmail: () => "/confirm-email",
  search: () => "/search",
  about: () => "/about",
  bibliography: () => "/bibliography",
  legal: () => "/legal",
};

/** The one address of a page that is also reached by another spelling of its deity. */
export const canonicalPath = (path: string, aliases: DeityAliases): string =>
  path.replace(
    /^(\/(?:deity|chant)\/)([^/]+)/,
    (_, start: string, id: string) => start + (Object.hasOwn(aliases, id) ? aliases[id] : id),
  );
