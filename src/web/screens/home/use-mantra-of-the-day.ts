import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { pageApi } from "#contract/page-api.ts";
import { dayNumber } from "#practice/calendar.ts";
import { refresh, tryGet } from "../../data/queries.ts";

const MINUTE_MS = 60_000;

/** A page that stays open asks for the next mantra once its day has begun, also after the machine has slept. */
export function useMantraOfTheDay() {
  const client = useQueryClient();
  useEffect(() => {
    let day = dayNumber(new Date());
    const timer = setInterval(() => {
      const today = dayNumber(new Date());
      if (today === day) return;
      day = today;
      // Yesterday's mantra is no harm, so a failure is only logged.
      refresh(client, tryGet(pageApi.featuredMantra, {})).catch(console.error);
    }, MINUTE_MS);
    return () => clearInterval(timer);
  }, [client]);
}
