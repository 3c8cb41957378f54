import type { Hono } from "hono";
import { api } from "#contract/api.ts";
import { addressIn } from "#contract/endpoint.ts";
import { maxQueryLength } from "#model/search.ts";
import type { TextDeps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { ReplyHeaders } from "../http/headers.ts";
import type { PublicReplies } from "../http/public-replies.ts";
import type { ResponseCache } from "../http/response-cache.ts";
import { searchIn } from "./search-library.ts";

/** Replies are cached long enough for typing letters and deleting them again, and briefly enough for a new release. */
const cacheControl = "public, max-age=300";

interface RouteOptions {
  cache: ResponseCache;
  headers: ReplyHeaders;
  publicReplies: PublicReplies;
}

/** Serves the search. The server caches no reply, because there are as many as queries, which could fill the memory. */
export function searchRoutes(
  app: Hono,
  { language, getLibrary }: Pick<TextDeps, "language" | "getLibrary">,
  { cache, headers, publicReplies }: RouteOptions,
) {
  const path = addressIn(language, api.search);
  const find = (query: string) => searchIn(getLibrary())(query);
  publicReplies.add(path, (_, parameters) => find(readQuery(parameters.get("q") ?? undefined)));

  app.get(path, (c) => {
    const query = readQuery(c.req.query("q"));
    return cache.respond(c.req.raw, `${path}?${query}`, async () => ({
      status: 200,
      text: JSON.stringify(find(query)),
      headers: { ...headers.sharedJson, "cache-control": cacheControl },
      isCacheable: false,
    }));
  });
}

function readQuery(query = "") {
  if (query.trim() === "") throw new HttpError("invalid-query", { reason: "empty-query" });
  if (query.length > maxQueryLength)
    throw new HttpError("invalid-query", {
      reason: "long-query",
      sentence: `A query may be ${maxQueryLength} characters long at most`,
    });
  if (!query.isWellFormed() || /\p{Cc}/u.test(query))
    throw new HttpError("invalid-query", { reason: "control-characters" });
  return query;
}
