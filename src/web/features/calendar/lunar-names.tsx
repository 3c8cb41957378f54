import type { Calendar, CalendarDay, InLatinLetters } from "#model/calendar.ts";
import { calendarMessages as t } from "#messages/calendar.ts";
import type { Months } from "./calendar-choice.ts";

export type Names = Calendar["names"];

const FULL_MOON = 15;
const NEW_MOON = 30;

export const moonOf = ({ tithi }: CalendarDay) =>
  tithi.number === FULL_MOON ? "full" : tithi.number === NEW_MOON ? "new" : undefined;

/**
 * Shows a name in both kinds of Latin letters, of which the page displays the chosen one, or in the page's language.
 */
export const InBoth = ({ name }: { name: InLatinLetters }) =>
  t.lunarNames ? (
    name.plain
  ) : (
    <span className="in-both" lang="sa-Latn" translate="no">
      <span className="plain">{name.plain}</span>
      <span className="iast">{name.iast}</span>
    </span>
  );

/** Returns the name of a number, counted from 0, in the page's language where it has one. */
function named(kind: keyof Names, names: Names, number: number): InLatinLetters {
  const own = t.lunarNames?.[kind][number];
  return own === undefined ? (names[kind][number] ?? { plain: "", iast: "" }) : { plain: own, iast: own };
}

/** Returns a name such as Shukla Tritiya. Full moon and new moon have names of one word. */
export function tithiName(names: Names, number: number): InLatinLetters {
  const name = named("tithis", names, number - 1);
  if (number === FULL_MOON || number === NEW_MOON) return name;
  const half = number < FULL_MOON ? t.bright : t.dark;
  return { plain: `${half.plain} ${name.plain}`, iast: `${half.iast} ${name.iast}` };
}

export const nakshatraName = (names: Names, number: number) => named("nakshatras", names, number - 1);

export const monthName = (names: Names, day: CalendarDay, ending: Months) => named("months", names, day.month[ending]);

export const halfOf = ({ tithi, month }: CalendarDay) =>
  [tithi.number <= FULL_MOON ? t.inBright : t.inDark, month.isAdhika && t.inserted].filter(Boolean).join(", ");
