import type { Context, Hono } from "hono";
import type { Language } from "#model/languages.ts";
import { blogRoutes } from "./blog/blog.routes.ts";
import { calendarRoutes } from "./calendar/calendar.routes.ts";
import { createCalendars } from "./calendar/calendars.ts";
import { catalogueRoutes } from "./catalogue/catalogue.routes.ts";
import type { Deps } from "./deps.ts";
import type { ReplyHeaders } from "./http/headers.ts";
import type { PublicReplies } from "./http/public-replies.ts";
import type { ResponseCache } from "./http/response-cache.ts";
import type { Serve } from "./http/serve.ts";
import { meditationRoutes } from "./meditation/meditation.routes.ts";
import { searchRoutes } from "./search/search.routes.ts";
import { textBundleRoutes } from "./text-bundles/text-bundles.routes.ts";

interface TextOptions {
  language: Language;
  app: Hono;
  cache: ResponseCache;
  headers: ReplyHeaders;
  publicReplies: PublicReplies;
  addressOf: (c: Context) => string;
}

/** Serves all that is written in a language. `deps` holds the library in this language. Returns its calendars. */
export function textRoutes(serve: Serve, deps: Deps, options: TextOptions) {
  const { app, language, publicReplies } = options;
  const calendars = createCalendars(deps);
  catalogueRoutes(serve, deps);
  calendarRoutes(serve, deps, { ...options, calendars });
  meditationRoutes(serve, deps);
  blogRoutes(serve, deps);
  textBundleRoutes(serve, { ...deps, language, publicReplies });
  searchRoutes(app, deps, options);
  return calendars;
}
