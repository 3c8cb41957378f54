import type { PracticeDay } from "#model/practice-log.ts";
import { language } from "#messages/language.ts";
import { practiceMessages as t } from "#messages/account.ts";
import { dateInWords } from "#messages/dates.ts";
import { BEADS_PER_MALA } from "#model/practice.ts";
import { addDays, weekdayOf } from "#engines/calendar-date.ts";

/** Size of a square with its gap, in units of the SVG. */
const STEP = 14;
const SIDE = 11;
const MONTHS_HEIGHT = 18;
/** Weeks of a half of the year. The halves stand side by side, on a phone one above the other. */
const WEEKS = 27;

const monthName = new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" });

/**
 * Shows a square for each day of the last year, which is darker for more practice. The table below has the same
 * figures.
 */
export function HeatMap({ today, days }: { today: string; days: PracticeDay[] }) {
  const year = yearUntil(today, days);
  const months = monthsOf(year);
  const total = (amount: (day: PracticeDay) => number) => days.reduce((sum, day) => sum + amount(day), 0);
  const minutes = total((day) => day.minutes);
  const summary = t.summary(
    days.length,
    t.repetitions(total(({ repetitions }) => repetitions)),
    minutes > 0 ? t.minutes(minutes) : null,
  );

  return (
    <>
      <p>{summary}</p>
      <div
        className="heat-map"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- two inline SVGs cannot be an <img>
        role="img"
        aria-label={summary}
      >
        {[0, WEEKS].map((firstWeek) => (
          <Half key={firstWeek} year={year} months={months} firstWeek={firstWeek} />
        ))}
      </div>
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

interface HalfProps {
  year: DayOfYear[];
  months: ReturnType<typeof monthsOf>;
  firstWeek: number;
}

function Half({ year, months, firstWeek }: HalfProps) {
  const isShown = ({ week }: { week: number }) => week >= firstWeek && week < firstWeek + WEEKS;
  return (
    <svg viewBox={`${firstWeek * STEP} 0 ${WEEKS * STEP} ${MONTHS_HEIGHT + 7 * STEP}`} aria-hidden="true">
      {months.filter(isShown).map(({ week, date }) => (
        <text key={date} x={week * STEP} y={11} fontSize={11}>
          {monthName.format(Date.parse(date))}
        </text>
      ))}
      {year.filter(isShown).map((day) => (
        <Square key={day.date} day={day} />
      ))}
    </svg>
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

/** A day of practice with its place in the calendar. */
export interface DayOfYear extends PracticeDay {
  /** Column, counted in weeks from the left. */
  week: number;
  /** Row, where Monday is 0. */
  weekday: number;
  level: 0 | 1 | 2 | 3 | 4;
}

const DAYS = 365;
/** Minutes of sitting that count as much as a mala. */
const MINUTES_OF_MALA = 18;

const rowOf = (date: string) => (weekdayOf(date) + 6) % 7;

/** Returns every day of the year that ends today, in columns of weeks. */
export function yearUntil(today: string, practiced: readonly PracticeDay[]): DayOfYear[] {
  const byDate = new Map(practiced.map((day) => [day.date, day]));
  const first = addDays(today, -DAYS);
  const shift = rowOf(first);
  return Array.from({ length: DAYS + 1 }, (_, place) => {
    const date = addDays(first, place);
    const day = byDate.get(date) ?? { date, repetitions: 0, malas: 0, minutes: 0 };
    return { ...day, week: Math.floor((place + shift) / 7), weekday: rowOf(date), level: levelOf(day) };
  });
}

/** Returns the level of a day. Its thresholds are any practice, half a mala, a mala and three malas. */
function levelOf({ repetitions, minutes }: PracticeDay): DayOfYear["level"] {
  const malas = repetitions / BEADS_PER_MALA + minutes / MINUTES_OF_MALA;
  if (malas === 0) return 0;
  if (malas < 0.5) return 1;
  if (malas < 1) return 2;
  return malas < 3 ? 3 : 4;
}

/** Width of the name of a month, in columns of weeks. */
const WEEKS_OF_NAME = 3;

/**
 * Returns the first week that begins in each month, above which the name of the month stands. A month that is cut off
 * may have no room for its name.
 */
export function monthsOf(days: readonly DayOfYear[]): { week: number; date: string }[] {
  const mondays = days.filter(({ weekday }) => weekday === 0);
  const months = mondays.filter(({ date }, place) => date.slice(0, 7) !== mondays[place - 1]?.date.slice(0, 7));
  return months.filter(({ week }, place) => (months[place + 1]?.week ?? week + WEEKS_OF_NAME) - week >= WEEKS_OF_NAME);
}
