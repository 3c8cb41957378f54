import { isCutOff } from "./personal-reads.ts";
import { readCached, refetch } from "./queries.ts";
import type { ReplyCache } from "./reply-cache.ts";

const practice = /^\/api\/(user\/profile|practice)/;

/** Fetches every reply about the practice again that has been fetched before, or is on its way. */
export function refetchPractice(replies: ReplyCache) {
  for (const path of [...replies.cache.keys()].filter((key) => practice.test(key))) {
    if (readCached(replies, { path }) === undefined) void replies.mutate(path);
    else refetch(replies, { path }).catch(warn);
  }
}

/** Signing out cuts it off, which is no failure. */
function warn(error: unknown) {
  if (!isCutOff(error)) console.warn("The practice was not fetched again", error);
}
