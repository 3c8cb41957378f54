import { ofRound, sizeOf } from "#model/practice.ts";
import { isCalendarDate } from "./calendar-date.ts";
import { parseJsonObject } from "./json-object.ts";
import { MOST_DAYS, MOST_MALAS, type KeptMalas, type Vow, type VowTerms, type WeeklyRest } from "./sankalpa.ts";

/** A vow has at most so many days of rest. Stored text with more was not written by this app. */
const MOST_RESTS = 2 * MOST_DAYS;

/** Returns null for text that was changed by hand, or that a later release wrote in another format. */
export function readTerms(text: string | null): VowTerms | null {
  const { id, mantraId, deityId, title, malasPerDay, days, firstDay, restDays, ...rest } = parseJsonObject(text);
  if (!isName(id) || !isName(mantraId)) return null;
  if (!isWhole(malasPerDay, MOST_MALAS) || !isWhole(days, MOST_DAYS) || !isDate(firstDay)) return null;
  if (firstDay > LAST_FIRST_DAY) return null;
  const rests = Array.isArray(restDays) ? restDays.slice(0, MOST_RESTS).filter(isDate) : [];
  return {
    id,
    mantraId,
    deityId: isName(deityId) ? deityId : null,
    title: typeof title === "string" ? title.slice(0, MOST_LETTERS) : null,
    malasPerDay,
    ...ofRound(sizeOf(rest)),
    days,
    firstDay,
    restDays: [...new Set(rests)].toSorted(),
    weeklyRest: readWeeklyRest(rest["weeklyRest"]),
    goesOnFrom: dateOrNull(rest["goesOnFrom"]),
    endedOn: dateOrNull(rest["endedOn"]),
  };
}

/** Reads the malas that are kept. Invalid values are left out. */
export const readKept = (text: string | null): KeptMalas =>
  Object.fromEntries(
    Object.entries(parseJsonObject(text)).filter(
      (entry): entry is [string, number] => isCalendarDate(entry[0]) && isWhole(entry[1], MOST_MALAS_OF_A_DAY),
    ),
  );

/**
 * Reads a vow as releases until 2026 have stored it: one of each mantra, with its malas inside. It gets the same id in
 * every tab and at every reading, so that a tab that still runs such a release makes no second vow of it.
 */
export function readOldVow(mantraId: string, text: string | null): Vow | null {
  const { malas, ...old } = parseJsonObject(text);
  const terms = readTerms(JSON.stringify({ ...old, mantraId, id: `${mantraId}-${String(old["firstDay"])}` }));
  return terms && typeof malas === "object" && malas !== null ? { terms, kept: readKept(JSON.stringify(malas)) } : null;
}

const MOST_MALAS_OF_A_DAY = 1e6;
const MOST_LETTERS = 200;
/** The years of all days of a vow must have four digits. */
const LAST_FIRST_DAY = "9900-01-01";

const isName = (value: unknown): value is string => typeof value === "string" && /^[\w-]{1,120}$/.test(value);

const isDate = (value: unknown): value is string => typeof value === "string" && isCalendarDate(value);
const dateOrNull = (value: unknown) => (isDate(value) ? value : null);

const isWhole = (value: unknown, most: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= most;

function readWeeklyRest(value: unknown): WeeklyRest | null {
  const { weekday, from } = parseJsonObject(JSON.stringify(value ?? null));
  return (weekday === 0 || isWhole(weekday, 6)) && isDate(from) ? { weekday, from } : null;
}
