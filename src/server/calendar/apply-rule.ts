import { minute } from "#model/durations.ts";
import { overlapOf, partsOfDay, runsDuring, type Day } from "./days.ts";
import type { Custom, Doubt, Placed } from "./observance.ts";
import type { Rule } from "./rules.ts";
import type { Tithi } from "./tithis.ts";

/**
 * A muhurta is a thirtieth of a day. Where a tithi ends that close to the deciding moment, a calendar that computes in
 * another way may print the neighboring day.
 */
const muhurta = 48 * minute;

const isJustBefore = (earlier: number, later: number) => later > earlier && later - earlier < muhurta;

/** These are the days around the beginning of a tithi. */
export interface Around {
  before: Day;
  /** The tithi begins in this day. */
  opening: Day;
  next: Day;
  last: Day;
}

/** Returns true for a tithi that the rule is about. Most festivals are not observed in an inserted month. */
export function concerns({ tithi, month, prefersAdhika }: Rule, found: Tithi) {
  if (tithi !== found.number) return false;
  if (month === undefined) return true;
  return month === found.month && (prefersAdhika ? !found.isAfterAdhika : !found.isAdhika);
}

/** Finds the day of an observance, and why it may be in doubt. */
export function applyRule(rule: Rule, tithi: Tithi, around: Around, custom?: Custom): Placed {
  const { before, opening, next, last } = around;
  const partOf = partsOfDay[rule.part];
  const [one, two] = [before, opening, next, last].filter((day) => runsDuring(tithi, partOf(day)));
  const placed = (day: Day, doubt: Doubt | null): Placed => ({ id: rule.id, day, doubt, ...(custom && { custom }) });
  const inDoubt = (reason: Doubt["reason"], day: Day, other: Day) =>
    placed(day, { reason, part: rule.part, other: other.date });

  if (one && two) {
    const isFirst = rule.ofBoth === "first" || (rule.ofBoth === "longer" && isLonger(one, two));
    return isFirst ? inDoubt("both-days", one, two) : inDoubt("both-days", two, one);
  }
  if (!one)
    return rule.ofNone === "first" ? inDoubt("neither-day", opening, next) : inDoubt("neither-day", next, opening);
  const other = nearlyOn(one);
  return other ? inDoubt("close", one, other) : placed(one, null);

  /** Returns the deciding moment of a day. It is NaN where the deciding part of the day is a span of time. */
  function momentOf(day: Day) {
    const { start, end } = partOf(day);
    return start === end ? start : Number.NaN;
  }

  function isLonger(first: Day, second: Day) {
    return overlapOf(tithi, partOf(first)) > overlapOf(tithi, partOf(second)) + minute;
  }

  /**
   * Returns the day of the observance if the tithi were a little earlier or later. The result is null where the limit
   * of the tithi is far from the deciding moment, or that part of the day is a span.
   */
  function nearlyOn(day: Day): Day | null {
    const days = [before, opening, next, last];
    const [previous, following] = [days[days.indexOf(day) - 1], days[days.indexOf(day) + 1]];
    if (previous && isJustBefore(momentOf(previous), tithi.start)) return previous;
    if (following && isJustBefore(tithi.end, momentOf(following))) return following;
    if (previous && day !== opening && isJustBefore(momentOf(day), tithi.end)) return previous;
    return null;
  }
}
