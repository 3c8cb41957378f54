import { memo, useEffect } from "react";
import { localDateOf } from "#engines/calendar-date.ts";
import type { CalendarNow } from "#model/calendar.ts";
import { PAGE_OUTDATED } from "../../loading/hydration-events.ts";
import { announceHydrated, LateHydration, prepareLate } from "../../loading/late-hydration.tsx";
import { lazyModule } from "../../loading/lazy-module.ts";
import { lazyPart } from "../../loading/lazy-part.tsx";
import { EmptySkeleton } from "../../ui/skeletons.tsx";
import { useLateFailure } from "../../ui/use-load-failure.ts";
import { CALENDAR_CHOICE } from "../../device/calendar-place.ts";
import { readStored } from "../../device/storage.ts";

const wholeCalendar = lazyPart(() => import("./whole-calendar.tsx"));

export const prepare = () => prepareLate(wholeCalendar);

/**
 * Shows the calendar of the site's place, which can be read without its script. The script is loaded when somebody
 * interacts with the page, or when its day is over.
 */
export default memo(function CalendarScreen({ page: calendar }: { page: CalendarNow }) {
  const onFailed = useLateFailure();
  useLoadWhenOver(calendar);
  return (
    <LateHydration part={wholeCalendar} fallback={<EmptySkeleton />} isUrgent={isChoiceKept} onFailed={onFailed}>
      {(WholeCalendar) => <WholeCalendar calendar={calendar} onHydrated={announceHydrated} />}
    </LateHydration>
  );
});

const loadDayClock = lazyModule(() => import("../../device/day-clock.ts"));

/** Has the script loaded once the day of the page is over, at the calendar's place: only the script shows the next one. */
function useLoadWhenOver({ today, place: { zone } }: CalendarNow) {
  useEffect(() => {
    const tellIfOver = () => {
      if (localDateOf(new Date().toISOString(), zone) !== today) dispatchEvent(new Event(PAGE_OUTDATED));
    };
    const watching = loadDayClock().then(
      ({ watchMinutes }) => {
        tellIfOver();
        return watchMinutes(tellIfOver);
      },
      // The script is still loaded by the first touch.
      () => null,
    );
    return () => void watching.then((stop) => stop?.());
  }, [today, zone]);
}

/** Returns true on a device on which a place was chosen, or the names of months. */
const isChoiceKept = () => readStored(CALENDAR_CHOICE) !== null;
