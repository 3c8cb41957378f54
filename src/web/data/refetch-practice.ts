import { refetchInBackground } from "./personal-reads.ts";
import { readCached } from "./queries.ts";
import type { ReplyCache } from "./reply-cache.ts";

const practice = /^\/api\/(user\/profile|practice)/;

/** Fetches every reply about the practice again that has been fetched before, or is on its way. */
export function refetchPractice(replies: ReplyCache) {
  for (const path of [...replies.cache.keys()].filter((key) => practice.test(key))) {
    if (readCached(replies, { path }) === undefined) void replies.mutate(path);
    else refetchInBackground(replies, { path });
  }
}
