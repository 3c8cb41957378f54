import { memo } from "react";
import type { CalendarNow } from "#model/calendar.ts";
import { announceHydrated, LateHydration, prepareLate } from "../../loading/late-hydration.tsx";
import { lazyPart } from "../../loading/lazy-part.tsx";
import { EmptySkeleton } from "../../ui/skeletons.tsx";
import { useLateFailure } from "../../ui/use-load-failure.ts";
import { CALENDAR_CHOICE } from "../../device/calendar-place.ts";
import { readStored } from "../../device/storage.ts";

const wholeCalendar = lazyPart(() => import("./whole-calendar.tsx"));

export const prepare = () => prepareLate(wholeCalendar);

/**
 * Shows the calendar of the site's place, which can be read without its script. The script is loaded when somebody
 * interacts with the page.
 */
export default memo(function CalendarScreen({ page: calendar }: { page: CalendarNow }) {
  const onFailed = useLateFailure();
  return (
    <LateHydration part={wholeCalendar} fallback={<EmptySkeleton />} isUrgent={isChoiceKept} onFailed={onFailed}>
      {(WholeCalendar) => <WholeCalendar calendar={calendar} onHydrated={announceHydrated} />}
    </LateHydration>
  );
});

/** Returns true on a device on which a place was chosen, or the names of months. */
const isChoiceKept = () => readStored(CALENDAR_CHOICE) !== null;
