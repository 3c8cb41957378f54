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

/** Declares an endpoint of what a page shows, the same for everybody. */
const text = <Path extends string>(path: Path) => endpoint("GET", path, "public");

/** The endpoints of what pages show, and of the session. Every page loads this list. */
export const pageApi = {
  deities: text("/api/deities").replies<DeityCard[]>(),
  homeDeities: text("/api/home-deities").replies<DeityCard[]>(),
  collections: text("/api/collections").replies<DeityCard[]>(),
  deity: text("/api/deities/:deityId").replies<Deity>(),
  featuredMantra: text("/api/featured-mantra").replies<FeaturedMantra | null>(),
  chant: text("/api/chant/:deityId/:mantraId").replies<Chant>(),
  hymns: text("/api/hymns").replies<HymnCard[]>(),
  hymn: text("/api/hymns/:hymnId").replies<Hymn>(),
  hymnSection: text("/api/hymns/:hymnId/sections/:sectionId").replies<Hymn>(),
  meditation: text("/api/meditation").replies<Meditation>(),

  calendar: text("/api/calendar").replies<CalendarNow>(),

  blogPosts: text("/api/blog-posts").replies<PostCard[]>(),
  blogPost: text("/api/blog-posts/:slug").replies<Post>(),
  about: text("/api/about").replies<TextPage>(),
  bibliography: text("/api/bibliography").replies<TextPage>(),
  legal: text("/api/legal").replies<Legal>(),
  search: text("/api/search").asks<SearchQuery>().replies<Found>(),

  session: endpoint("GET", "/api/session", "visitor").replies<Session>(),
};
