import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { pageApi } from "#contract/page-api.ts";
import { dayNumber } from "#practice/india-day.ts";
import { refresh, tryGet } from "../../data/queries.ts";

const MINUTE_MS = 60_000;

/**
 * Asks for the next mantra once the day of the one at hand is over: while the page stays open, when somebody comes
 * back to it, and when a browser brings back the page of another day.
 */
export function useMantraOfTheDay(day: number | undefined) {
  const client = useQueryClient();
  useEffect(() => {
    if (day === undefined) return;
    const askIfOver = () => {
      if (dayNumber(new Date()) === day) return;
      // Yesterday's mantra is no harm, so a failure is only logged.
      refresh(client, tryGet(pageApi.featuredMantra, {})).catch(console.error);
    };
    askIfOver();
    const timer = setInterval(askIfOver, MINUTE_MS);
    return () => clearInterval(timer);
  }, [client, day]);
}
