import { BEADS_PER_MALA } from "#model/practice.ts";
import type { PracticeDay } from "#model/practice-log.ts";
import { addDays } from "#practice/calendar-date.ts";

/** A day as a square of the calendar. */
export interface DayOfYear extends PracticeDay {
  /** Column: weeks from the left. */
  week: number;
  /** Row: Monday is 0. */
  weekday: number;
  level: 0 | 1 | 2 | 3 | 4;
}

const DAYS = 365;
/** Minutes of sitting that count as much as a mala. */
const MINUTES_OF_MALA = 18;

const weekdayOf = (date: string) => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** Every day of the year that ends today, in columns of weeks. */
export function yearUntil(today: string, practiced: readonly PracticeDay[]): DayOfYear[] {
  const byDate = new Map(practiced.map((day) => [day.date, day]));
  const first = addDays(today, -DAYS);
  const shift = weekdayOf(first);
  return Array.from({ length: DAYS + 1 }, (_, place) => {
    const date = addDays(first, place);
    const day = byDate.get(date) ?? { date, repetitions: 0, malas: 0, minutes: 0 };
    return { ...day, week: Math.floor((place + shift) / 7), weekday: weekdayOf(date), level: levelOf(day) };
  });
}

/** Thresholds: any practice, half a mala, a mala, three malas. */
function levelOf({ repetitions, minutes }: PracticeDay): DayOfYear["level"] {
  const malas = repetitions / BEADS_PER_MALA + minutes / MINUTES_OF_MALA;
  if (malas === 0) return 0;
  if (malas < 0.5) return 1;
  if (malas < 1) return 2;
  return malas < 3 ? 3 : 4;
}

/** Width of the name of a month. */
const WEEKS_OF_NAME = 3;

/** Labels of the months, above the first week that begins in each. A month that is cut off may have no room. */
export function monthsOf(days: readonly DayOfYear[]): { week: number; date: string }[] {
  const mondays = days.filter(({ weekday }) => weekday === 0);
  const months = mondays.filter(({ date }, place) => date.slice(0, 7) !== mondays[place - 1]?.date.slice(0, 7));
  return months.filter(({ week }, place) => (months[place + 1]?.week ?? week + WEEKS_OF_NAME) - week >= WEEKS_OF_NAME);
}
