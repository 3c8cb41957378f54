import { api } from "#contract/api.ts";
import { EntryId } from "#contract/practice-bodies.ts";
import type { MantraPractice } from "#contract/personal-replies.ts";
import type { Language } from "#model/languages.ts";
import type { PracticeDay } from "#model/practice-log.ts";
import { isOwnMantra } from "#model/own-mantra.ts";
import { longestSearch } from "#model/practice.ts";
import { addDays, isCalendarDate, longestRun } from "#engines/calendar-date.ts";
import { byLanguage } from "../by-language.ts";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { Serve } from "../http/serve.ts";
import { createHistorySearch } from "./history-search.ts";
import { listDaysOfMantra, listEntries, listMonths, type Part, type Place } from "./history.store.ts";
import { nameNotedEntry, nameTotal } from "./mantra-names.ts";
import { readTimeZone, type Query } from "./practice-query.ts";
import { findToday } from "./today.ts";

/** This text sorts after every month that can be listed. */
const noMonth = "9999-12";

/** Serves the whole log of a person, by month and by mantra. */
export function historyRoutes(
  serve: Serve,
  { db, library, libraryIn, now }: Pick<Deps, "db" | "library" | "libraryIn" | "now">,
) {
  const findPartIn = byLanguage((language) => createHistorySearch(libraryIn(language)));

  /** Reads which part of the log is asked for; null where nothing can be found. */
  function readPart(query: Query, language: Language): Part | null {
    const part = findPartIn(language)(readSearch(query));
    const mantraId = query("mantraId");
    if (mantraId !== undefined) {
      const isIn = part.mantraIds === null || part.mantraIds.includes(mantraId);
      return isIn && mantraId !== "" ? { mantraIds: [mantraId], hasOwn: false, hasSittings: false } : null;
    }
    return part.hasSittings || part.hasOwn || part.mantraIds?.length !== 0 ? part : null;
  }

  serve(api.practiceMonths, async (_, { user, query, origin }) => {
    const before = readMonth(query, "before") ?? noMonth;
    const part = readPart(query, origin().language);
    return part ? listMonths(db, user.uid, { part, before }) : { months: [], next: null };
  });

  serve(api.practiceEntries, async (_, { user, query, origin }) => {
    const { language } = origin();
    const month = readMonth(query, "month");
    if (month === undefined)
      throw new HttpError("invalid-query", { reason: "no-month", sentence: 'Say which month after "?month="' });
    const after = readPlace(query);
    const part = readPart(query, language);
    if (!part) return { entries: [], next: null };
    const { entries, next } = await listEntries(db, user.uid, { part, month, after });
    return {
      entries: entries.map((entry) => nameNotedEntry(libraryIn(language), entry)),
      next: next && toCursor(next),
    };
  });

  serve(api.mantraPractice, async ({ mantraId }, { user, query, origin }): Promise<MantraPractice> => {
    const timeZone = readTimeZone(query);
    const days = await listDaysOfMantra(db, user.uid, mantraId);
    // A mantra that is no longer in the catalogue is still known to people who have chanted it.
    if (days.length === 0 && !library.chants.has(mantraId) && !isOwnMantra(mantraId))
      throw new HttpError("mantra-not-found");
    const today = await findToday(db, user, { now: now(), timeZone });
    return {
      ...nameTotal(libraryIn(origin().language), { mantraId, repetitions: sumOf(days, "repetitions") }),
      malas: sumOf(days, "malas"),
      days: days.length,
      longestRun: longestRun(days.map(({ date }) => date)),
      firstDay: days.at(0)?.date ?? null,
      lastDay: days.at(-1)?.date ?? null,
      year: days.filter(({ date }) => date >= addDays(today, -365) && date <= today),
    };
  });
}

const sumOf = (days: readonly PracticeDay[], amount: "repetitions" | "malas") =>
  days.reduce((sum, day) => sum + day[amount], 0);

function readSearch(query: Query) {
  const text = query("search") ?? "";
  if (text.length <= longestSearch && text.isWellFormed()) return text;
  throw new HttpError("invalid-query", {
    reason: "long-query",
    sentence: `A query may be ${longestSearch} characters long at most`,
  });
}

function readMonth(query: Query, name: "month" | "before") {
  const month = query(name);
  if (month === undefined || isCalendarDate(`${month}-01`)) return month;
  throw new HttpError("invalid-query", {
    reason: "no-month",
    sentence: `"${name}" must be a month of the calendar, such as 2026-11`,
  });
}

const toCursor = ({ localDate, endedAt, id }: Place) => `${localDate}_${endedAt}_${id}`;

function readPlace(query: Query): Place | null {
  const cursor = query("after");
  if (cursor === undefined) return null;
  const [localDate = "", endedAt = "", given = ""] = cursor.split("_");
  const id = EntryId.safeParse(given).data;
  if (id !== undefined && isCalendarDate(localDate) && isMoment(endedAt)) return { localDate, endedAt, id };
  throw new HttpError("invalid-query", { reason: "no-page" });
}

/** Returns true for a time in the form in which times are stored. */
const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text);
