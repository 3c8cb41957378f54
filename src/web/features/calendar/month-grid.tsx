import type { Calendar, CalendarDay } from "#model/calendar.ts";
import { weekdayOf } from "#engines/calendar-date.ts";
import { calendarMessages as t } from "#messages/calendar.ts";
import { moonOf, tithiName } from "./lunar-names.tsx";
import { nameOf } from "./observance.tsx";

interface Props {
  days: readonly CalendarDay[];
  today: string;
  chosen: string;
  choose: (date: string) => void;
  calendar: Pick<Calendar, "names" | "observances">;
}

/** Shows the days of a month under their weekdays, each with its lunar day and marks of its observances. */
export function MonthGrid({ days, today, chosen, choose, calendar: { names, observances: texts } }: Props) {
  return (
    <>
      <div className="weekdays" aria-hidden="true">
        {t.weekdayHeads.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className="month-days">
        {days.map((day) => (
          <li key={day.date} data-weekday={weekdayOf(day.date)}>
            <button
              aria-current={day.date === today ? "date" : undefined}
              aria-pressed={day.date === chosen}
              aria-label={[
                t.day(day.date),
                tithiName(names, day.tithi.number).plain,
                ...day.observances.map((observance) => nameOf({ observance, texts })),
              ].join(", ")}
              data-moon={moonOf(day)}
              data-mark={markOf(day, texts)}
              onClick={() => choose(day.date)}
            >
              <b>{t.dayNumber(day.date)}</b>
              <small data-tithi={((day.tithi.number - 1) % 15) + 1} />
            </button>
          </li>
        ))}
      </ol>
      <p className="legend" aria-hidden="true">
        <span data-moon="full">{t.full}</span>
        <span data-moon="new">{t.fresh}</span>
        <span data-mark="festival">{t.festival}</span>
        <span data-mark="monthly">{t.monthly}</span>
      </p>
    </>
  );
}

function markOf({ observances }: CalendarDay, texts: Calendar["observances"]) {
  if (observances.some(({ id }) => texts[id]?.isFestival)) return "festival";
  return observances.length > 0 ? "monthly" : undefined;
}
