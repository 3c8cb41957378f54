import type { Context, Hono } from "hono";
import { blogRoutes } from "./blog/blog.routes.ts";
import { calendarRoutes } from "./calendar/calendar.routes.ts";
import type { Calendars } from "./calendar/calendars.ts";
import { catalogueRoutes } from "./catalogue/catalogue.routes.ts";
import type { TextDeps } from "./deps.ts";
import type { ReplyHeaders } from "./http/headers.ts";
import type { PublicReplies } from "./http/public-replies.ts";
import type { ResponseCache } from "./http/response-cache.ts";
import type { Serve } from "./http/serve.ts";
import { meditationRoutes } from "./meditation/meditation.routes.ts";
import { searchRoutes } from "./search/search.routes.ts";
import { textBundleRoutes } from "./text-bundles/text-bundles.routes.ts";

interface TextOptions {
  app: Hono;
  cache: ResponseCache;
  headers: ReplyHeaders;
  publicReplies: PublicReplies;
  calendars: Calendars;
  addressOf: (c: Context) => string;
}

/** Serves everything that is written in a language. */
export function textRoutes(serve: Serve, deps: TextDeps, options: TextOptions) {
  catalogueRoutes(serve, deps);
  calendarRoutes(serve, deps, options);
  meditationRoutes(serve, deps);
  blogRoutes(serve, deps);
  textBundleRoutes(serve, { ...deps, ...options });
  searchRoutes(options.app, deps, options);
}
