import { pageApi } from "#contract/page-api.ts";
import type { Hymn } from "#model/hymn.ts";
import { lazyScreen } from "../loading/lazy-part.tsx";
import { find, get, tryGet } from "../data/queries.ts";
import { pageMessages as t } from "#messages/pages.ts";
import { page, type Head, type Page } from "./page.ts";
import {
  CardsSkeleton,
  ChantSkeleton,
  DeitySkeleton,
  EmptySkeleton,
  HomeSkeleton,
  MeditationSkeleton,
} from "../ui/skeletons.tsx";

/** Returns no queries, for a page that needs the session first. */
const nothing = () => ({});
const unlisted = (head: Head) => () => ({ ...head, isUnlisted: true });

/** The history has two pages. Before the session, nothing is known about a mantra in the address. */
const history = {
  queries: nothing,
  head: unlisted(t.history),
  screen: lazyScreen("history", () => import("../features/account/history-screen.tsx")),
  skeleton: EmptySkeleton,
};

/** A hymn has a page, and each section of a long one. */
const hymn = {
  head: ({ hymn }: { hymn: Hymn | null }) => hymn && { title: hymn.title, description: hymn.introduction },
  screen: lazyScreen("hymn", () => import("../features/hymn/hymn-screen.tsx")),
  skeleton: EmptySkeleton,
};

/** Nothing of a mantra that a person has made is known but to their browser. */
const ownMantra = {
  queries: nothing,
  head: unlisted(t.ownMantras),
  screen: lazyScreen("own-mantra", () => import("../features/own-mantra/own-mantra-screen.tsx")),
  skeleton: EmptySkeleton,
};

/** Maps each address to what its page reads, what it is called, and which screen shows it. */
const routes: Page[] = [
  page("/", {
    queries: () => ({ deities: get(pageApi.homeDeities, {}), featured: tryGet(pageApi.featuredMantra, {}) }),
    head: () => t.home,
    screen: lazyScreen("home", () => import("../features/home/home-screen.tsx")),
    skeleton: HomeSkeleton,
  }),

  page("/mantras", {
    queries: () => ({ deities: get(pageApi.deities, {}), collections: get(pageApi.collections, {}) }),
    head: () => t.mantras,
    screen: lazyScreen("mantras", () => import("../features/deities/mantras-screen.tsx")),
    skeleton: CardsSkeleton,
  }),

  page("/deity/:deityId", {
    queries: ({ deityId }) => ({ deity: find(pageApi.deity, { deityId }) }),
    head: ({ deity }) => deity && { title: t.deity(deity.name), description: deity.longDescription },
    screen: lazyScreen("deity", () => import("../features/deities/deity-screen.tsx")),
    skeleton: DeitySkeleton,
  }),

  page("/chant/:deityId/:mantraId", {
    queries: ({ deityId, mantraId }) => ({ chant: find(pageApi.chant, { deityId, mantraId }) }),
    head: ({ chant }) =>
      chant && {
        title: t.chant(chant.mantra.title),
        description: `${chant.mantra.transliteration}: ${chant.mantra.meaning}`,
      },
    screen: lazyScreen("chant", () => import("../features/chant/chant-screen.tsx")),
    skeleton: ChantSkeleton,
  }),

  page("/verse/:deityId/:mantraId", {
    queries: ({ deityId, mantraId }) => ({ chant: find(pageApi.chant, { deityId, mantraId }) }),
    head: ({ chant }) =>
      chant && {
        title: chant.mantra.title,
        description: `${chant.mantra.sanskrit} ${chant.mantra.transliteration} · ${chant.mantra.meaning}`,
      },
    screen: lazyScreen("verse", () => import("../features/verse/verse-screen.tsx")),
    skeleton: EmptySkeleton,
  }),

  page("/hymns", {
    queries: () => ({ hymns: get(pageApi.hymns, {}) }),
    head: () => t.hymns,
    screen: lazyScreen("hymns", () => import("../features/hymn/hymns-screen.tsx")),
    skeleton: EmptySkeleton,
  }),

  page("/hymns/:hymnId", {
    queries: ({ hymnId }) => ({ hymn: find(pageApi.hymn, { hymnId }) }),
    ...hymn,
  }),

  page("/hymns/:hymnId/:sectionId", {
    queries: ({ hymnId, sectionId }) => ({ hymn: find(pageApi.hymnSection, { hymnId, sectionId }) }),
    ...hymn,
  }),

  page("/meditation", {
    queries: () => ({ meditation: get(pageApi.meditation, {}) }),
    head: () => t.meditation,
    screen: lazyScreen("meditation", () => import("../features/meditation/meditation-screen.tsx")),
    skeleton: MeditationSkeleton,
  }),

  page("/blog", {
    queries: () => ({ posts: tryGet(pageApi.blogPosts, {}) }),
    head: () => t.blog,
    screen: lazyScreen("blog", () => import("../features/teachings/blog-screen.tsx")),
    skeleton: CardsSkeleton,
  }),

  page("/blog/:slug", {
    queries: ({ slug }) => ({ post: tryGet(pageApi.blogPost, { slug }) }),
    head: ({ post }) => post && { title: post.title, description: post.excerpt },
    screen: lazyScreen("post", () => import("../features/teachings/post-screen.tsx")),
    skeleton: EmptySkeleton,
  }),

  page("/search", {
    queries: nothing,
    head: () => t.search,
    screen: lazyScreen("search", () => import("../features/search/search-screen.tsx")),
    skeleton: EmptySkeleton,
  }),

  page("/about", {
    queries: () => ({ page: get(pageApi.about, {}) }),
    head: ({ page }) => page,
    screen: lazyScreen("about", () => import("../features/site-pages/about-screen.tsx")),
    skeleton: EmptySkeleton,
  }),

  page("/calendar", {
    queries: () => ({ page: get(pageApi.calendar, {}) }),
    head: ({ page }) => page,
    screen: lazyScreen("calendar", () => import("../features/calendar/calendar-screen.tsx")),
    skeleton: EmptySkeleton,
  }),

  page("/bibliography", {
    queries: () => ({ page: get(pageApi.bibliography, {}) }),
    head: ({ page }) => page,
    screen: lazyScreen("about", () => import("../features/site-pages/about-screen.tsx")),
    skeleton: EmptySkeleton,
  }),

  page("/legal", {
    queries: () => ({ legal: get(pageApi.legal, {}) }),
    head: ({ legal }) => legal,
    screen: lazyScreen("legal", () => import("../features/site-pages/legal-screen.tsx")),
    skeleton: EmptySkeleton,
  }),

  page("/auth", {
    queries: nothing,
    head: unlisted(t.auth),
    screen: lazyScreen("auth", () => import("../features/sign-in/auth-screen.tsx")),
    skeleton: EmptySkeleton,
  }),

  page("/confirm-email", {
    queries: nothing,
    head: unlisted(t.confirmEmail),
    screen: lazyScreen("confirm-email", () => import("../features/sign-in/confirm-email-screen.tsx")),
    skeleton: EmptySkeleton,
  }),

  page("/favorites", {
    queries: nothing,
    head: unlisted(t.favorites),
    screen: lazyScreen("favorites", () => import("../features/favorites/favorites-screen.tsx")),
    skeleton: EmptySkeleton,
  }),

  page("/my-mantras", ownMantra),

  page("/my-mantras/:mantraId", ownMantra),

  page("/profile", {
    queries: nothing,
    head: unlisted(t.profile),
    screen: lazyScreen("profile", () => import("../features/account/profile-screen.tsx")),
    skeleton: EmptySkeleton,
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
