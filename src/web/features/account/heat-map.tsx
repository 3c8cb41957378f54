import { useEffect, useRef } from "react";
import type { PracticeDay } from "#model/practice-log.ts";
import { practiceMessages as t } from "#messages/account.ts";
import { dateInWords } from "#model/dates.ts";
import { monthsOf, yearUntil, type DayOfYear } from "./year.ts";

/** Size of a square with its gap, in units of the SVG. */
const STEP = 14;
const SIDE = 11;
const MONTHS_HEIGHT = 18;
const WEEKS = 54;

const monthName = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

/** A square for each day of the last year, darker for more practice. The table below has the same figures. */
export function HeatMap({ today, days }: { today: string; days: PracticeDay[] }) {
  const view = useRef<HTMLElement>(null);
  const year = yearUntil(today, days);
  const total = (amount: (day: PracticeDay) => number) => days.reduce((sum, day) => sum + amount(day), 0);
  const minutes = total((day) => day.minutes);
  const summary = t.summary(
    days.length,
    t.repetitions(total(({ repetitions }) => repetitions)),
    minutes > 0 ? t.minutes(minutes) : null,
  );

  // On a phone the latest weeks are scrolled into view.
  useEffect(() => {
    view.current?.scrollTo({ left: view.current.scrollWidth });
  }, []);

  return (
    <>
      <p>{summary}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable element must be reachable by keyboard */}
      <section className="heat-map" ref={view} tabIndex={0} aria-label={t.calendar}>
        <svg
          viewBox={`0 0 ${WEEKS * STEP} ${MONTHS_HEIGHT + 7 * STEP}`}
          width={WEEKS * STEP}
          height={MONTHS_HEIGHT + 7 * STEP}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline SVG cannot be an <img>
          role="img"
          aria-label={summary}
        >
          {monthsOf(year).map(({ week, date }) => (
            <text key={date} x={week * STEP} y={11} fontSize={11}>
              {monthName.format(Date.parse(date))}
            </text>
          ))}
          {year.map((day) => (
            <Square key={day.date} day={day} />
          ))}
        </svg>
      </section>
      <p className="levels" aria-hidden="true">
        {t.less}
        <svg viewBox={`0 0 ${5 * STEP} ${SIDE}`} width={5 * STEP} height={SIDE}>
          {[0, 1, 2, 3, 4].map((level) => (
            <rect key={level} className={`level-${level}`} x={level * STEP} width={SIDE} height={SIDE} rx={3} />
          ))}
        </svg>
        {t.more}
      </p>
    </>
  );
}

function Square({ day: { week, weekday, level, ...day } }: { day: DayOfYear }) {
  const parts = [day.repetitions > 0 && t.repetitions(day.repetitions), day.minutes > 0 && t.minutes(day.minutes)];
  return (
    <rect
      className={`level-${level}`}
      x={week * STEP}
      y={MONTHS_HEIGHT + weekday * STEP}
      width={SIDE}
      height={SIDE}
      rx={3}
    >
      <title>{t.dayOf(dateInWords(day.date) ?? day.date, parts.filter(Boolean).join(", ") || t.nothing)}</title>
    </rect>
  );
}
