import { useEffect } from "react";
import { pageApi } from "#contract/page-api.ts";
import { countView } from "#contract/view-endpoint.ts";
import type { Post } from "#model/post.ts";
import { visit } from "../../device/storage.ts";
import { call } from "../../data/call.ts";
import { get } from "../../data/queries.ts";
import { useReplyCache } from "../../data/reply-cache.ts";

/** A teaching counts as read after it has been visible for so many milliseconds. */
const SEEN_MS = 5000;

/** Counts a view of this teaching, once in a visit, and shows the new number. */
export function useViewCounting(slug: string) {
  const { mutate } = useReplyCache();
  useEffect(() => {
    if (isCounted(slug)) return;
    return whenSeen(SEEN_MS, async () => {
      try {
        const { viewCount } = await call(countView, { slug });
        setCounted(slug);
        const { path } = get(pageApi.blogPost, { slug });
        await mutate<Post>(path, (post) => post && { ...post, viewCount }, { revalidate: false });
      } catch (error) {
        // A missing view harms nobody, so it is only logged.
        console.error("The view was not counted", error);
      }
    });
  }, [mutate, slug]);
}

/** Calls back after so many milliseconds in a visible tab. Returns a function that cancels it. */
function whenSeen(ms: number, callback: () => Promise<void>) {
  let remaining = ms;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function start() {
    startedAt = performance.now();
    timer = setTimeout(() => {
      stop();
      void callback();
    }, remaining);
  }
  function pause() {
    clearTimeout(timer);
    remaining -= performance.now() - startedAt;
  }
  const onChange = () => (document.visibilityState === "visible" ? start() : pause());
  function stop() {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onChange);
  }

  document.addEventListener("visibilitychange", onChange);
  if (document.visibilityState === "visible") start();
  return stop;
}

const keyOf = (slug: string) => `read ${slug}`;
/** The views of this page that were counted, for a browser that forbids storage. */
const counted = new Set<string>();

const isCounted = (slug: string) => counted.has(slug) || visit.read(keyOf(slug)) !== null;

function setCounted(slug: string) {
  counted.add(slug);
  visit.write(keyOf(slug), "1");
}
