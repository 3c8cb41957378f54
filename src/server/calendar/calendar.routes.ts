import type { Context, Hono } from "hono";
import { api } from "#contract/api.ts";
import { addressIn } from "#contract/endpoint.ts";
import type { TextDeps } from "../deps.ts";
import type { ReplyHeaders } from "../http/headers.ts";
import type { PublicReplies } from "../http/public-replies.ts";
import type { ResponseCache } from "../http/response-cache.ts";
import type { Serve } from "../http/serve.ts";
import type { Calendars } from "./calendars.ts";
import { toCalendarPlace } from "./places.ts";
import { readPlace, readYear } from "./wanted-place.ts";

/** A year rarely changes, but a new release may correct it. */
const cacheControl = "public, max-age=300";

interface RouteOptions {
  app: Hono;
  cache: ResponseCache;
  headers: ReplyHeaders;
  publicReplies: Pick<PublicReplies, "add">;
  calendars: Calendars;
  /** This address identifies a visitor, for whom only a limited number of years is computed. */
  addressOf: (c: Context) => string;
}

export function calendarRoutes(
  serve: Serve,
  deps: Pick<TextDeps, "language" | "getLibrary" | "now" | "siteUrl">,
  options: RouteOptions,
) {
  const { app, cache, headers, publicReplies, calendars, addressOf } = options;

  const { language, getLibrary } = deps;
  serve(api.calendar, () => calendars.ofNow(language));
  serve(api.calendarPlaces, () => [...getLibrary().calendar.places]);

  /** Returns the year at the site's own place, from which the server renders pages. */
  const ofSite = async ({ year = "" }) =>
    JSON.parse(
      await calendars.ofYear(toCalendarPlace(getLibrary().calendar.place), readYear(year, deps.now()), {
        visitor: deps.siteUrl,
        language,
      }),
    ) as unknown;
  const path = addressIn(language, api.calendarYear);
  publicReplies.add(path, ofSite);

  // There may be as many years as places, so the response cache keeps none of them; the calendars keep the latest ones.
  app.get(path, async (c) => {
    const year = readYear(c.req.param("year") ?? "", deps.now());
    const place = readPlace(new URL(c.req.url).searchParams, getLibrary().calendar);
    const text = await calendars.ofYear(place, year, { visitor: addressOf(c), language });
    return cache.respond(c.req.raw, `${c.req.path}?${JSON.stringify(place)}`, async () => ({
      status: 200,
      text,
      headers: { ...headers.sharedJson, "cache-control": cacheControl },
      isCacheable: false,
    }));
  });
}
