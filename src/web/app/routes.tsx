import { pageApi } from "#contract/page-api.ts";
import { lazyScreen } from "../loading/lazy-part.tsx";
import { find, get, tryGet } from "../data/queries.ts";
import { page, type Page } from "./page.ts";
import { CardsSkeleton, ChantSkeleton, DeitySkeleton, HomeSkeleton, MeditationSkeleton } from "../ui/skeletons.tsx";

/** The history has two pages. Until the session is known, nothing is known about the mantra in the address. */
const history = {
  screen: lazyScreen("history", () => import("../features/account/history-screen.tsx")),
};

/** A hymn has a page, and each section of a long one. */
const hymn = {
  screen: lazyScreen("hymn", () => import("../features/hymn/hymn-screen.tsx")),
};

/** Only the person's browser knows the mantras that they have made. */
const ownMantra = {
  screen: lazyScreen("own-mantra", () => import("../features/own-mantra/own-mantra-screen.tsx")),
};

/** Maps each address to what its page reads, and to the screen that shows it. Titles are in page-heads.ts. */
const routes: Page[] = [
  page("/", {
    queries: () => ({ deities: get(pageApi.homeDeities, {}), featured: tryGet(pageApi.featuredMantra, {}) }),
    screen: lazyScreen("home", () => import("../features/home/home-screen.tsx")),
    skeleton: HomeSkeleton,
  }),

  page("/mantras", {
    queries: () => ({ deities: get(pageApi.deities, {}), collections: get(pageApi.collections, {}) }),
    screen: lazyScreen("mantras", () => import("../features/deities/mantras-screen.tsx")),
    skeleton: CardsSkeleton,
  }),

  page("/deity/:deityId", {
    queries: (params) => ({ deity: find(pageApi.deity, params) }),
    screen: lazyScreen("deity", () => import("../features/deities/deity-screen.tsx")),
    skeleton: DeitySkeleton,
  }),

  page("/chant/:deityId/:mantraId", {
    queries: (params) => ({ chant: find(pageApi.chant, params) }),
    screen: lazyScreen("chant", () => import("../features/chant/chant-screen.tsx")),
    skeleton: ChantSkeleton,
  }),

  page("/verse/:deityId/:mantraId", {
    queries: (params) => ({ chant: find(pageApi.chant, params) }),
    screen: lazyScreen("verse", () => import("../features/verse/verse-screen.tsx")),
  }),

  page("/count/:deityId/:mantraId", {
    queries: (params) => ({ chant: find(pageApi.chant, params) }),
    screen: lazyScreen("count-by-links", () => import("../features/chant/count-by-links-screen.tsx")),
  }),

  page("/hymns", {
    queries: () => ({ hymns: get(pageApi.hymns, {}) }),
    screen: lazyScreen("hymns", () => import("../features/hymn/hymns-screen.tsx")),
  }),

  page("/hymns/:hymnId", {
    queries: (params) => ({ hymn: find(pageApi.hymn, params) }),
    ...hymn,
  }),

  page("/hymns/:hymnId/:sectionId", {
    queries: (params) => ({ hymn: find(pageApi.hymnSection, params) }),
    ...hymn,
  }),

  page("/meditation", {
    queries: () => ({ meditation: get(pageApi.meditation, {}) }),
    screen: lazyScreen("meditation", () => import("../features/meditation/meditation-screen.tsx")),
    skeleton: MeditationSkeleton,
  }),

  page("/blog", {
    queries: () => ({ posts: tryGet(pageApi.blogPosts, {}) }),
    screen: lazyScreen("blog", () => import("../features/teachings/blog-screen.tsx")),
    skeleton: CardsSkeleton,
  }),

  page("/blog/:slug", {
    queries: (params) => ({ post: tryGet(pageApi.blogPost, params) }),
    screen: lazyScreen("post", () => import("../features/teachings/post-screen.tsx")),
  }),

  page("/search", {
    screen: lazyScreen("search", () => import("../features/search/search-screen.tsx")),
  }),

  page("/about", {
    queries: () => ({ page: get(pageApi.about, {}) }),
    screen: lazyScreen("about", () => import("../features/site-pages/about-screen.tsx")),
  }),

  page("/calendar", {
    queries: () => ({ page: get(pageApi.calendar, {}) }),
    screen: lazyScreen("calendar", () => import("../features/calendar/calendar-screen.tsx")),
  }),

  page("/bibliography", {
    queries: () => ({ page: get(pageApi.bibliography, {}) }),
    screen: lazyScreen("about", () => import("../features/site-pages/about-screen.tsx")),
  }),

  page("/legal", {
    queries: () => ({ legal: get(pageApi.legal, {}) }),
    screen: lazyScreen("legal", () => import("../features/site-pages/legal-screen.tsx")),
  }),

  page("/auth", {
    screen: lazyScreen("auth", () => import("../features/sign-in/auth-screen.tsx")),
  }),

  page("/confirm-email", {
    screen: lazyScreen("confirm-email", () => import("../features/sign-in/confirm-email-screen.tsx")),
  }),

  page("/favorites", {
    screen: lazyScreen("favorites", () => import("../features/favorites/favorites-screen.tsx")),
  }),

  page("/my-mantras", ownMantra),

  page("/my-mantras/:mantraId", ownMantra),

  page("/profile", {
    screen: lazyScreen("profile", () => import("../features/account/profile-screen.tsx")),
  }),

  page("/profile/history", history),

  page("/profile/history/:mantraId", history),
];

export interface Visit {
  page: Page;
  params: Record<string, string>;
}

export function findPage(path: string): Visit | null {
  for (const page of routes) {
    const match = page.pattern.exec(path);
    if (match) return { page, params: { ...match.groups } };
  }
  return null;
}
