import type { Calendar, CalendarDay, InLatinLetters } from "#model/calendar.ts";
import { calendarMessages as t } from "#messages/calendar.ts";
import type { Months } from "./calendar-choice.ts";

export type Names = Calendar["names"];

const FULL_MOON = 15;
const NEW_MOON = 30;

export const moonOf = ({ tithi }: CalendarDay) =>
  tithi.number === FULL_MOON ? "full" : tithi.number === NEW_MOON ? "new" : undefined;

/** A name in both kinds of Latin letters, of which the page shows those that are chosen. */
export const InBoth = ({ name }: { name: InLatinLetters }) => (
  <span className="in-both" lang="sa-Latn" translate="no">
    <span className="plain">{name.plain}</span>
    <span className="iast">{name.iast}</span>
  </span>
);

const nothing: InLatinLetters = { plain: "", iast: "" };

/** Such as Shukla Tritiya; the full and the new moon stand alone. */
export function tithiName({ tithis }: Names, number: number): InLatinLetters {
  const name = tithis[number - 1] ?? nothing;
  if (number === FULL_MOON || number === NEW_MOON) return name;
  const half = number < FULL_MOON ? t.bright : t.dark;
  return { plain: `${half.plain} ${name.plain}`, iast: `${half.iast} ${name.iast}` };
}

export const nakshatraName = ({ nakshatras }: Names, number: number) => nakshatras[number - 1] ?? nothing;

export const monthName = ({ months }: Names, day: CalendarDay, ending: Months) => months[day.month[ending]] ?? nothing;

export const halfOf = ({ tithi, month }: CalendarDay) =>
  [tithi.number <= FULL_MOON ? t.inBright : t.inDark, month.isAdhika && t.inserted].filter(Boolean).join(", ");
