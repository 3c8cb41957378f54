import type { DeityAliases } from "./deity.ts";

/** An entry of the log, and a vow, has this in place of a deity where the person has written the mantra. */
export const OWN_DEITY = "own";

/** This path is also exported by itself, so that the first script of a page has it without all others. */
export const authPath = "/auth";

/** The path of each page of the site. */
export const paths = {
  home: () => "/",
  mantras: () => "/mantras",
  deity: (deityId: string) => (deityId === OWN_DEITY ? paths.ownMantras() : `/deity/${deityId}`),
  chant: (deityId: string, mantraId: string) =>
    deityId === OWN_DEITY ? paths.ownMantra(mantraId) : `/chant/${deityId}/${mantraId}`,
  verse: (deityId: string, mantraId: string) => `/verse/${deityId}/${mantraId}`,
  countByLinks: (deityId: string, mantraId: string) => `/count/${deityId}/${mantraId}`,
  hymns: () => "/hymns",
  hymn: (hymnId: string) => `/hymns/${hymnId}`,
  hymnSection: (hymnId: string, sectionId: string) => `/hymns/${hymnId}/${sectionId}`,

  calendar: () => "/calendar",
  meditation: () => "/meditation",
  blog: () => "/blog",
  post: (slug: string) => `/blog/${slug}`,
  favorites: () => "/favorites",
  ownMantras: () => "/my-mantras",
  ownMantra: (mantraId: string): string => `/my-mantras/${mantraId}`,
  profile: () => "/profile",
  history: () => "/profile/history",
  mantraPractice: (mantraId: string) => `/profile/history/${mantraId}`,
  auth: () => authPath,
  confirmEmail: () => "/confirm-email",
  search: () => "/search",
  about: () => "/about",
  bibliography: () => "/bibliography",
  legal: () => "/legal",
};

/** Returns the address of a verse within its hymn, or within the section of a long hymn that contains it. */
export const verseInHymn = (hymnId: string, verse: { id: string; section?: string }) =>
  `${verse.section === undefined ? paths.hymn(hymnId) : paths.hymnSection(hymnId, verse.section)}#${verse.id}`;

/**
 * Returns the path of the page that search engines list: a mantra's chant, instead of pages that show less of the same
 * text.
 */
export const listedPath = (path: string) => path.replace(/\/(verse|count)\//, "/chant/");

/** The address of the profile names its part for changing the password by this anchor. */
export const changePasswordAnchor = "change-password";

/** Returns the canonical path of a page that has other addresses with other spellings of its deity's id. */
export const canonicalPath = (path: string, aliases: DeityAliases): string =>
  path.replace(
    /^(\/(?:deity|chant|verse|count)\/)([^/]+)/,
    (_, start: string, id: string) => start + (Object.hasOwn(aliases, id) ? aliases[id] : id),
  );
