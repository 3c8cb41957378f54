import type { ReplyCache } from "./reply-cache.ts";

/** Removes replies from the cache. Components that show one of them request it again. */
export function drop({ cache, mutate }: ReplyCache, paths: RegExp) {
  for (const path of cache.keys()) if (paths.test(path)) void mutate(path, undefined);
}
