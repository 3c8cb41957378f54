/** Every page of the site, as a function. */
export const paths = {
  home: () => "/",
  mantras: () => "/mantras",
  deity: (deityId: string) => `/deity/${deityId}`,
  chant: (deityId: string, mantraId: string) => `/chant/${deityId}/${mantraId}`,
  meditation: () => "/meditation",
  blog: () => "/blog",
  post: (slug: string) => `/blog/${slug}`,
  favorites: () => "/favorites",
  profile: () => "/profile",
  auth: () => "/auth",
  search: () => "/search",
  about: () => "/about",
  legal: () => "/legal",
};
