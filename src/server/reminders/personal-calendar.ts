import type { PracticeTime } from "#contract/reminders.ts";
import { addDays, localDateOf, weekdayOf } from "#engines/calendar-date.ts";
import type { Calendar, CalendarDay, DayObservance } from "#model/calendar.ts";
import { day } from "#model/durations.ts";
import { inLanguage, type Language } from "#model/languages.ts";
import { paths } from "#model/paths.ts";
import { BEADS_PER_MALA, sizeOf } from "#model/practice.ts";
import type { ObservanceKind } from "#model/reminders.ts";
import type { Library } from "../content/library.ts";
import { toIcs, type IcsEvent } from "./ics.ts";
import { texts as ownTexts } from "../texts/texts.ts";
import type { KeptReminders } from "./reminders.store.ts";
import { numberedDays, type RunningVow } from "./running-vows.ts";

/** A calendar begins so many days before today and ends so many after it. */
export const daysBack = 31;
export const daysAhead = 366;

/** A time of practice takes so many minutes in a calendar. */
const practiceMinutes = 20;
/** Programs look again after so many hours. */
const refreshHours = 12;

interface PersonalCalendar {
  reminders: KeptReminders;
  /**
   * The id of each event begins with this text, which only this person's events have, and which says nothing about the
   * person.
   */
  id: string;
  vows: readonly RunningVow[];
  /** The days of the chosen place. */
  observed: readonly Pick<Calendar, "days" | "observances">[];
  texts: Library["calendar"];
  product: string;
  siteUrl: string;
  now: Date;
}

/** Writes the calendar of a person. Mantras are only named where the person wants it. */
export function writePersonalCalendar(given: PersonalCalendar): string {
  const { reminders, product, now } = given;
  const { choices } = reminders;
  const today = localDateOf(now.toISOString(), choices.timeZone);
  const isNear = ({ date }: { date: string }) => date >= addDays(today, -daysBack) && date <= addDays(today, daysAhead);
  const times = choices.times.map((time, index) => timeEvent(given, time, index));
  const begun = Date.parse(reminders.changedAt);
  return toIcs({
    name: product,
    product: `-//${product}//Practice//${reminders.language.toUpperCase()}`,
    refreshHours,
    zones:
      times.length > 0
        ? [{ name: choices.timeZone, from: begun - 2 * day, until: now.getTime() + 2 * daysAhead * day }]
        : [],
    events: [
      ...times,
      ...(choices.vows ? given.vows.flatMap((vow) => vowEvents(given, vow)).filter(isNear) : []),
      ...given.observed.flatMap((calendar) => observanceEvents(given, calendar)).filter(isNear),
    ],
  });
}

const weekdayCodes = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** Writes a time of practice, beginning with the day on which it was chosen. */
function timeEvent({ reminders, id, vows }: PersonalCalendar, { at, weekdays }: PracticeTime, index: number): IcsEvent {
  const { choices, changedAt } = reminders;
  const chosen = localDateOf(changedAt, choices.timeZone);
  const first = [0, 1, 2, 3, 4, 5, 6]
    .map((days) => addDays(chosen, days))
    .find((date) => weekdays.includes(weekdayOf(date)));
  const said = ownTexts[reminders.language].reminders;
  const named = choices.namesMantra ? vows.flatMap(({ terms }) => terms.title ?? []) : [];
  return {
    uid: `${id}-time-${index + 1}`,
    summary: named.length > 0 ? said.practiceOf(named) : said.practice,
    date: first ?? chosen,
    time: { at, zone: choices.timeZone, minutes: practiceMinutes },
    rule:
      weekdays.length === 7
        ? "FREQ=DAILY"
        : `FREQ=WEEKLY;BYDAY=${weekdays
            .toSorted()
            .map((weekday) => weekdayCodes[weekday])
            .join(",")}`,
    changedAt: latest(changedAt, ...(choices.namesMantra ? vows.map((vow) => vow.changedAt) : [])),
  };
}

const latest = (...times: string[]) => new Date(Math.max(...times.map((time) => Date.parse(time))));

function vowEvents({ reminders, id, siteUrl }: PersonalCalendar, { terms, changedAt }: RunningVow): IcsEvent[] {
  const { language, choices } = reminders;
  const { namesMantra } = choices;
  const said = ownTexts[language].reminders;
  const { mantraId, deityId, title, days } = terms;
  const name = (namesMantra && title) || said.vow;
  const url = namesMantra && deityId !== null ? siteUrl + inLanguage(language, paths.chant(deityId, mantraId)) : null;
  return numberedDays(terms).map(({ date, number }) => ({
    uid: `${id}-vow-${terms.id}-${date}`,
    summary: said.dayOf(name, number, days),
    description: roundsOf(terms, said),
    url,
    date,
    changedAt: latest(changedAt, reminders.changedAt),
  }));
}

type Said = (typeof ownTexts)[Language]["reminders"];

function roundsOf({ malasPerDay, ...terms }: RunningVow["terms"], said: Said) {
  const size = sizeOf(terms);
  return size === BEADS_PER_MALA ? said.malas(malasPerDay) : said.rounds(malasPerDay, size);
}

function observanceEvents(given: PersonalCalendar, calendar: PersonalCalendar["observed"][number]): IcsEvent[] {
  return calendar.days.flatMap((day) =>
    day.observances
      .filter((observance) => isChosen(given, calendar, observance))
      .map((observance) => observanceEvent(given, calendar, { day, observance })),
  );
}

/** A monthly observance that is chosen by its kind is also kept on the day on which a festival replaces it. */
function isChosen(
  { reminders, texts }: PersonalCalendar,
  { observances }: PersonalCalendar["observed"][number],
  { id, custom }: DayObservance,
) {
  const chosen: readonly ObservanceKind[] = reminders.choices.observances;
  if (observances[id]?.isFestival && chosen.includes("festivals")) return true;
  if (id.endsWith("-ekadashi"))
    return (custom ? ([custom] as const) : (["smarta", "vaishnava"] as const)).some((each) =>
      chosen.includes(`ekadashi-${each}`),
    );
  return [id, texts.observances.get(id)?.replaces ?? ""].some((each) => {
    const kind = kindOf(each);
    return kind !== null && chosen.includes(kind);
  });
}

function kindOf(id: string): ObservanceKind | null {
  if (id === "pradosha" || id === "purnima" || id === "amavasya") return id;
  return id === "sankashti-chaturthi" || id === "vinayaka-chaturthi" ? "chaturthi" : null;
}

function observanceEvent(
  { reminders, id, siteUrl }: PersonalCalendar,
  { observances }: PersonalCalendar["observed"][number],
  { day, observance }: { day: CalendarDay; observance: DayObservance },
): IcsEvent {
  const { custom, doubt } = observance;
  const said = ownTexts[reminders.language].reminders;
  const text = observances[observance.id];
  const name = text?.name ?? observance.id;
  return {
    uid: `${id}-${observance.id}-${custom ?? "all"}-${day.date}`,
    summary: custom ? `${name} (${said.customs[custom]})` : name,
    description: [text?.text, doubt && said.others(doubt.why, doubt.other)]
      .filter((part) => part !== undefined)
      .join("\n\n"),
    url: siteUrl + inLanguage(reminders.language, paths.calendar()),
    date: day.date,
    changedAt: new Date(reminders.changedAt),
  };
}
