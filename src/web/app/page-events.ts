import { useEffect } from "react";
import { followOtherTabs } from "./other-tabs.ts";
import { repeatFailedWhenOnline } from "../data/queries.ts";
import { useReplyCache } from "../data/reply-cache.ts";

/** Keeps the cache right after events outside the page. */
export function PageEvents() {
  const replies = useReplyCache();
  useEffect(() => followOtherTabs(replies), [replies]);
  useEffect(() => repeatFailedWhenOnline(replies), [replies]);
  return null;
}
