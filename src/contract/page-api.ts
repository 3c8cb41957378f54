import type { CalendarNow } from "#model/calendar.ts";
import type { Deity, DeityCard } from "#model/deity.ts";
import type { Found } from "#model/found.ts";
import type { Hymn, HymnCard } from "#model/hymn.ts";
import type { Meditation } from "#model/meditation.ts";
import type { Post, PostCard } from "#model/post.ts";
import type { Legal, TextPage } from "#model/text-page.ts";
import type { Session } from "#model/user.ts";
import { endpoint } from "./endpoint.ts";
import type { Chant, FeaturedMantra } from "./page-replies.ts";

/** The text that is searched for has at most 100 characters. */
export interface SearchQuery {
  q: string;
}

/** Endpoints of what pages show, and of the session. Every page loads this list. */
export const pageApi = {
  deities: endpoint("GET", "/api/deities", "public").replies<DeityCard[]>(),
  homeDeities: endpoint("GET", "/api/home-deities", "public").replies<DeityCard[]>(),
  collections: endpoint("GET", "/api/collections", "public").replies<DeityCard[]>(),
  deity: endpoint("GET", "/api/deities/:deityId", "public").replies<Deity>(),
  featuredMantra: endpoint("GET", "/api/featured-mantra", "public").replies<FeaturedMantra | null>(),
  chant: endpoint("GET", "/api/chant/:deityId/:mantraId", "public").replies<Chant>(),
  hymns: endpoint("GET", "/api/hymns", "public").replies<HymnCard[]>(),
  hymn: endpoint("GET", "/api/hymns/:hymnId", "public").replies<Hymn>(),
  hymnSection: endpoint("GET", "/api/hymns/:hymnId/sections/:sectionId", "public").replies<Hymn>(),
  meditation: endpoint("GET", "/api/meditation", "public").replies<Meditation>(),

  calendar: endpoint("GET", "/api/calendar", "public").replies<CalendarNow>(),

  blogPosts: endpoint("GET", "/api/blog-posts", "public").replies<PostCard[]>(),
  blogPost: endpoint("GET", "/api/blog-posts/:slug", "public").replies<Post>(),
  about: endpoint("GET", "/api/about", "public").replies<TextPage>(),
  bibliography: endpoint("GET", "/api/bibliography", "public").replies<TextPage>(),
  legal: endpoint("GET", "/api/legal", "public").replies<Legal>(),
  search: endpoint("GET", "/api/search", "public").asks<SearchQuery>().replies<Found>(),

  session: endpoint("GET", "/api/session", "visitor").replies<Session>(),
};
