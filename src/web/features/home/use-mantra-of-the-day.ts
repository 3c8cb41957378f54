import { useEffect } from "react";
import { pageApi } from "#contract/page-api.ts";
import { dayNumber } from "#practice/india-day.ts";
import { refetch, tryGet } from "../../data/queries.ts";
import { useReplyCache } from "../../data/reply-cache.ts";

const MINUTE_MS = 60_000;

/**
 * Fetches the next mantra once the day of the shown one is over: while the page stays open, when it is opened again,
 * and when the browser restores the page of another day.
 */
export function useMantraOfTheDay(day: number | undefined) {
  const replies = useReplyCache();
  useEffect(() => {
    if (day === undefined) return;
    const refetchIfOver = () => {
      if (dayNumber(new Date()) === day) return;
      // Yesterday's mantra stays, so a failure is only logged.
      refetch(replies, tryGet(pageApi.featuredMantra, {})).catch(console.error);
    };
    refetchIfOver();
    const timer = setInterval(refetchIfOver, MINUTE_MS);
    return () => clearInterval(timer);
  }, [replies, day]);
}
