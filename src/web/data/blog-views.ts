import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { pageApi } from "#contract/page-api.ts";
import type { Post } from "#model/post.ts";
import { readVisit, writeVisit } from "../device/storage.ts";
import { call } from "./call.ts";
import { get } from "./queries.ts";

/** Milliseconds for which a teaching must be visible to count as read. */
const SEEN_MS = 5000;

/** Tells the server, once in a visit, that this teaching was read, and shows what it counts now. */
export function useViewCounting(slug: string) {
  const client = useQueryClient();
  useEffect(() => {
    if (isCounted(slug)) return;
    return whenSeen(SEEN_MS, async () => {
      try {
        const { viewCount } = await call(pageApi.countView, { slug });
        setCounted(slug);
        client.setQueryData<Post>(get(pageApi.blogPost, { slug }).queryKey, (post) => post && { ...post, viewCount });
      } catch (error) {
        // One view fewer harms nobody, so the log is enough.
        console.error(error);
      }
    });
  }, [client, slug]);
}

/** Time in a hidden tab does not count. Returns what gives up the wait. */
function whenSeen(time: number, then: () => Promise<void>) {
  let left = time;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function begin() {
    since = performance.now();
    timer = setTimeout(() => {
      stop();
      void then();
    }, left);
  }
  function pause() {
    clearTimeout(timer);
    left -= performance.now() - since;
  }
  const onChange = () => (document.visibilityState === "visible" ? begin() : pause());
  function stop() {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onChange);
  }

  document.addEventListener("visibilitychange", onChange);
  if (document.visibilityState === "visible") begin();
  return stop;
}

const keyOf = (slug: string) => `read ${slug}`;
/** Counted views of this page, for a browser that forbids storage. */
const counted = new Set<string>();

const isCounted = (slug: string) => counted.has(slug) || readVisit(keyOf(slug)) !== null;

function setCounted(slug: string) {
  counted.add(slug);
  writeVisit(keyOf(slug), "1");
}
