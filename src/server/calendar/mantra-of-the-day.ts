import type { FeaturedMantra } from "#contract/page-replies.ts";
import { localDateOf } from "#engines/calendar-date.ts";
import { dayNumber } from "#engines/india-day.ts";
import { mantraOfTheDay } from "#engines/mantra-of-the-day.ts";
import type { Library } from "../content/library.ts";

/**
 * Finds the mantra of the day, which is the same for everybody. It belongs to what is observed today at the site's
 * place, or else to the weekday.
 */
export async function findMantraOfTheDay(library: Library, now: Date): Promise<FeaturedMantra | null> {
  const { calendar, featured } = library;
  if (featured.length === 0) return null;
  const observed = await observedToday(library, now);
  const found = mantraOfTheDay({ observed, weekdays: calendar.weekdays, featured }, now);
  return found && { day: dayNumber(now), ...found };
}

async function observedToday({ calendar }: Library, now: Date) {
  const { observeDay } = await import("./observe-day.ts");
  return observeDay(calendar, localDateOf(now.toISOString(), calendar.place.zone)).flatMap(({ id, custom }) => {
    const found = calendar.observances.get(id);
    if (!found || custom === "vaishnava") return [];
    return { why: calendar.festivalWhy.replace("{name}", found.text.name), mantras: found.mantras };
  });
}
