import type { ReactNode, Ref } from "react";
import type { Calendar, CalendarDay } from "#model/calendar.ts";
import { calendarMessages as t } from "#messages/calendar.ts";
import type { Months } from "./calendar-choice.ts";
import { halfOf, InBoth, monthName, moonOf, nakshatraName, tithiName } from "./lunar-names.tsx";
import { nameOf, Observance } from "./observance.tsx";

interface Props {
  ref: Ref<HTMLElement>;
  day: CalendarDay;
  today: string;
  months: Months;
  calendar: Pick<Calendar, "names" | "observances">;
  goToToday: () => void;
}

/**
 * Shows everything about one day: what runs in the sky, and what is observed. Every other day than today has a link to
 * today.
 */
export function DayCard({ ref, day, today, months, calendar: { names, observances: texts }, goToToday }: Props) {
  const { date, tithi, nakshatra, sunrise, sunset, moonrise, observances } = day;
  return (
    <section ref={ref} className="card day" aria-labelledby="day" data-moon={moonOf(day)}>
      {date !== today && (
        <button className="text-button to-today" onClick={goToToday}>
          {t.today}
        </button>
      )}
      <h2 id="day" aria-live="polite">
        {date === today && <small>{t.today}</small>} {t.longDay(date)}
      </h2>
      <p className="tithi">
        <InBoth name={tithiName(names, tithi.number)} />
      </p>
      <p className="lunar-month">
        <InBoth name={monthName(names, day, months)} />, {halfOf(day)}
      </p>
      <dl>
        <Fact name={t.tithi}>
          {t.until(t.at(tithi.ends, date))}
          {t.andThen} <InBoth name={tithiName(names, (tithi.number % 30) + 1)} />
        </Fact>
        <Fact name={t.nakshatra}>
          <InBoth name={nakshatraName(names, nakshatra.number)} /> {t.until(t.at(nakshatra.ends, date))}
        </Fact>
        <Fact name={t.sunrise}>{t.at(sunrise, date)}</Fact>
        <Fact name={t.sunset}>{t.at(sunset, date)}</Fact>
        <Fact name={t.moonrise}>{moonrise ? t.at(moonrise, date) : t.noMoonrise}</Fact>
      </dl>
      {observances.map((observance) => (
        <div key={`${observance.id} ${observance.custom}`}>
          <h3>{nameOf({ observance, texts })}</h3>
          <Observance observance={observance} texts={texts} />
        </div>
      ))}
      {observances.length === 0 && <p className="quiet">{t.quiet}</p>}
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
