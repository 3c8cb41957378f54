import { useEffect, useState, useSyncExternalStore } from "react";
import { isCutOff } from "../../data/personal-reads.ts";
import { refetch, type Query } from "../../data/queries.ts";
import { useReplyCache } from "../../data/reply-cache.ts";
import { usePersonal } from "../../data/use-personal.ts";
import { watchDay, watchMinutes } from "../../device/day-clock.ts";
import { dateToday, deviceTimeZone } from "../../device/time-zone.ts";

/**
 * Returns today's date (YYYY-MM-DD) on this device, where a day begins so many hours after midnight. It changes with
 * the day.
 */
export const useToday = (dayBeginsAt: number): string =>
  useSyncExternalStore(watchMinutes, () => dateToday(dayBeginsAt));

interface Options<Reply> {
  queryIn: (timeZone: string) => Query<Reply>;
  dayBeginsAt: number;
}

/** Reads a reply that depends on today. The reply that is shown stays until the one for a new day or zone has come. */
export function usePersonalToday<Reply>({ queryIn, dayBeginsAt }: Options<Reply>) {
  const replies = useReplyCache();
  const [query, setQuery] = useState(() => queryIn(deviceTimeZone()));
  useEffect(() => {
    const readDay = () => `${dateToday(dayBeginsAt)} ${deviceTimeZone()}`;
    return watchDay(readDay, async () => {
      const next = queryIn(deviceTimeZone());
      try {
        await refetch(replies, next);
        setQuery(next);
      } catch (error) {
        if (!isCutOff(error)) console.warn(`${next.path} was not fetched for the new day`, error);
      }
    });
  }, [replies, queryIn, dayBeginsAt]);
  return usePersonal(query);
}
