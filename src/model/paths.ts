import type { DeityAliases } from "./deity.ts";

/** Stands in an entry of the log, and in a vow, where a mantra of the catalogue has its deity. */
export const OWN_DEITY = "own";

/** It stands by itself too, so that the first script of a page has this path without all others. */
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

/** Address of a verse within its hymn, or within the section of a long hymn that has it. */
export const verseInHymn = (hymnId: string, verse: { id: string; section?: string }) =>
  `${verse.section === undefined ? paths.hymn(hymnId) : paths.hymnSection(hymnId, verse.section)}#${verse.id}`;

/** Path of the page that search engines list: a mantra's chant instead of pages that show less of the same. */
export const listedPath = (path: string) => path.replace(/\/(verse|count)\//, "/chant/");

/** Part of the profile with the change of the password, as its address names it. */
export const changePasswordAnchor = "change-password";

/** Returns the canonical path of a page that can also be reached with another spelling of its deity's id. */
export const canonicalPath = (path: string, aliases: DeityAliases): string =>
  path.replace(
    /^(\/(?:deity|chant|verse|count)\/)([^/]+)/,
    (_, start: string, id: string) => start + (Object.hasOwn(aliases, id) ? aliases[id] : id),
  );
