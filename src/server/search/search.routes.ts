import type { Hono } from "hono";
import { api } from "#contract/api.ts";
import { longestQuestion } from "#model/search.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { ReplyHeaders } from "../http/headers.ts";
import type { PublicReplies } from "../http/public-replies.ts";
import type { ResponseCache } from "../http/response-cache.ts";
import { searchIn } from "./search-library.ts";

/** Long enough for the letters typed and deleted again, short enough for a new release. */
const cacheControl = "public, max-age=300";

interface RouteOptions {
  cache: ResponseCache;
  headers: ReplyHeaders;
  publicReplies: PublicReplies;
}

/** There are as many replies as questions: none is kept here, or people could fill the memory with what they type. */
export function searchRoutes(
  app: Hono,
  { library }: Pick<Deps, "library">,
  { cache, headers, publicReplies }: RouteOptions,
) {
  const find = (question: string) => searchIn(library)(question);
  publicReplies.add(api.search.path, (_, query) => find(readQuestion(query.get("q") ?? undefined)));

  app.get(api.search.path, (c) => {
    const question = readQuestion(c.req.query("q"));
    return cache.respond(c.req.raw, `${api.search.path}?${question}`, async () => ({
      status: 200,
      text: JSON.stringify(find(question)),
      headers: { ...headers.sharedJson, "cache-control": cacheControl },
      isCacheable: false,
    }));
  });
}

function readQuestion(asked = "") {
  if (asked.trim() === "") throw new HttpError("invalid-query", { sentence: 'Say what to look for after "?q="' });
  if (asked.length > longestQuestion)
    throw new HttpError("invalid-query", { sentence: `A question may be ${longestQuestion} characters long at most` });
  if (!asked.isWellFormed() || /\p{Cc}/u.test(asked))
    throw new HttpError("invalid-query", { sentence: "A question must not contain control characters" });
  return asked;
}
