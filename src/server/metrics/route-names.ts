import { TrieRouter } from "hono/router/trie-router";
import { api } from "#contract/api.ts";
import { appShell, serviceWorker } from "#model/app-shell.ts";
import { addressesOf } from "#contract/endpoint.ts";
import { inLanguage, languages } from "#model/languages.ts";
import { paths } from "#model/paths.ts";
import { calendarFolder } from "#model/reminders.ts";

const pages: Readonly<Record<keyof typeof paths, string>> = {
  home: paths.home(),
  mantras: paths.mantras(),
  deity: paths.deity(":deityId"),
  chant: paths.chant(":deityId", ":mantraId"),
  verse: paths.verse(":deityId", ":mantraId"),
  countByLinks: paths.countByLinks(":deityId", ":mantraId"),
  hymns: paths.hymns(),
  hymn: paths.hymn(":hymnId"),
  hymnSection: paths.hymnSection(":hymnId", ":sectionId"),
  calendar: paths.calendar(),
  meditation: paths.meditation(),
  blog: paths.blog(),
  post: paths.post(":slug"),
  favorites: paths.favorites(),
  ownMantras: paths.ownMantras(),
  ownMantra: paths.ownMantra(":mantraId"),
  profile: paths.profile(),
  history: paths.history(),
  mantraPractice: paths.mantraPractice(":mantraId"),
  auth: paths.auth(),
  confirmEmail: paths.confirmEmail(),
  search: paths.search(),
  about: paths.about(),
  bibliography: paths.bibliography(),
  legal: paths.legal(),
};

const folders = ["assets", "audio", "fonts", "images", "photos", "videos"].map((folder) => `/${folder}/*`);
const feeds = ["/sitemap.xml", "/robots.txt", "/ads.txt"];
const own = ["/livez", "/readyz", "/outbox", "/api/search", `${calendarFolder}*`, serviceWorker];

/**
 * All paths without a pattern share this name, so that requests for invented paths cannot fill the memory with names.
 */
const other = "other";

/** Finds the pattern to which a path belongs, so that no metric reveals what a person has looked for. */
export function createRouteNames() {
  const patterns = [
    ...Object.values(api).flatMap(addressesOf),
    ...[...Object.values(pages), appShell, "/manifest.webmanifest", "/atom.xml", "/rss.xml"].flatMap((path) =>
      languages.map((language) => inLanguage(language, path)),
    ),
    ...folders,
    ...feeds,
    ...own,
  ];
  const plain = new Set(patterns.filter((pattern) => !/[:*]/.test(pattern)));
  const router = new TrieRouter<string>();
  for (const pattern of new Set(patterns)) router.add("GET", pattern, pattern);

  return function routeOf(url: string): string {
    const query = url.indexOf("?");
    const path = query === -1 ? url : url.slice(0, query);
    if (plain.has(path)) return path;
    const [found] = router.match("GET", path)[0];
    return found?.[0] ?? other;
  };
}
