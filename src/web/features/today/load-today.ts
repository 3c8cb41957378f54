import { pageApi } from "#contract/page-api.ts";
import type { Chant } from "#contract/page-replies.ts";
import { personalApi } from "#contract/personal-api.ts";
import type { Practice } from "#contract/personal-replies.ts";
import { OWN_DEITY } from "#model/paths.ts";
import { BEADS_PER_MALA } from "#model/practice.ts";
import type { User } from "#model/user.ts";
import type { VowProgress } from "#engines/sankalpa-progress.ts";
import { endSessionIfUnauthorized } from "../../data/current-user.ts";
import { isCutOff } from "../../data/personal-reads.ts";
import { fetchIfAbsent, fetchReply, find, get } from "../../data/queries.ts";
import type { ReplyCache } from "../../data/reply-cache.ts";
import { PATIENCE_MS } from "../../device/reach.ts";
import type { TextStorage } from "../../device/storage.ts";
import { lazyPart } from "../../loading/lazy-part.tsx";
import { doneToday } from "../../mala/done-today.ts";
import { readRounds, readRoundsToday } from "../../mala/round-choice.ts";
import { browserPractice } from "../../practice/browser-practice.ts";
import { tallyOn } from "../../practice/malas-today.ts";
import { ownMantrasIn, titleHere } from "../../practice/own-mantras.ts";
import { lastDays, readRecentPractice, type Continuation } from "../../practice/recent-practice.ts";

/** A mantra to continue with, and its title. */
export interface NamedContinuation extends Continuation {
  title: string;
}

export interface Day {
  /** The day, as YYYY-MM-DD. */
  date: string;
  isPracticed: boolean;
}

export interface TodayView {
  continuation: NamedContinuation | null;
  /** The vows that run, the one nearest to its end first. */
  vows: readonly VowProgress[];
  /** Words about what was completed today. The list is empty where nothing was. */
  done: string[];
  /** The last seven days, with today at the end. */
  days: Day[];
}

/** The cards of vows, for people who have taken one. */
export const vowCards = lazyPart(() => import("./vow-cards.tsx"), "vow-cards");

const dayBeginsAtFor = (user: User | null) => user?.settings.dayBeginsAt ?? 0;

/** Returns the day that `loadToday` takes for today, as YYYY-MM-DD. */
export const dayOf = (user: User | null) => browserPractice().clock.today(dayBeginsAtFor(user));

/**
 * Reads what this device knows about the person's practice, and for a signed-in person also what the server knows. Calls
 * `show` with that. If the server lets people wait, it calls `show` first without what the server knows.
 */
export async function loadToday(replies: ReplyCache, user: User | null, show: (view: TodayView) => void) {
  const { store, storage, clock } = browserPractice();
  const dayBeginsAt = dayBeginsAtFor(user);
  const today = clock.today(dayBeginsAt);
  const week = lastDays(today);
  const outOfPatience = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const fetching = user && fetchPractice(replies, { from: week[0] ?? today, to: today, timeZone: clock.timeZone() });
  const known = readRecentPractice(await store.read(), { storage, today, dayBeginsAt });
  const [named] = await Promise.all([
    addTitle(replies, known.continuation),
    known.vows.length > 0 ? vowCards.load() : undefined,
  ]);

  function viewWith(sent: Practice | null): TodayView {
    const practiced = new Set([...known.practiced, ...(sent?.days ?? []).map(({ date }) => date)]);
    const continuation = named ?? vowToKeep(known.vows) ?? mostChanted(sent);
    const malasToday = Math.max(known.malasToday, sent?.days.find(({ date }) => date === today)?.malas ?? 0);
    return {
      continuation,
      vows: known.vows,
      done: doneOf(continuation?.mantraId, { malasToday, storage, today }),
      days: week.map((date) => ({ date, isPracticed: practiced.has(date) })),
    };
  }

  const soon = await Promise.race([fetching, outOfPatience]);
  show(viewWith(soon));
  const sent = await fetching;
  if (sent !== soon) show(viewWith(sent));
}

interface Done {
  malasToday: number;
  storage: TextStorage;
  /** The day, as YYYY-MM-DD. */
  today: string;
}

/**
 * Returns words about what was done, as on the screen of the mantra: in its rounds, if it is counted in others than
 * malas, or has a goal.
 */
function doneOf(mantraId: string | undefined, { malasToday, storage, today }: Done): string[] {
  const own = mantraId && ownMantrasIn(storage).find(mantraId);
  const choice = readRounds(storage, { id: mantraId ?? "", ...(own && { round: own.round }) });
  const rounds = readRoundsToday(tallyOn(storage, today), mantraId ?? "", choice);
  const done = doneToday({ ...rounds, malasToday }, choice.size);
  return done.length > 0 ? done : doneToday({ malasToday, roundsToday: 0, goal: 1 }, BEADS_PER_MALA);
}

/**
 * Fetches the practice of some days. Resolves to null where the server cannot be asked, and then only the device's own
 * practice is shown.
 */
async function fetchPractice(replies: ReplyCache, dates: { from: string; to: string; timeZone: string }) {
  try {
    return await fetchReply<Practice>(replies.fetcher, get(personalApi.practice, dates));
  } catch (error) {
    if (isCutOff(error)) return null;
    console.warn("The practice of the last days was not fetched", error);
    endSessionIfUnauthorized(replies, error);
    return null;
  }
}

/**
 * Adds the title of the mantra. Resolves to null for a mantra that is no longer in the catalogue, and without a
 * network.
 */
async function addTitle(replies: ReplyCache, continuation: Continuation | null): Promise<NamedContinuation | null> {
  if (!continuation) return null;
  const { deityId, mantraId } = continuation;
  if (deityId === OWN_DEITY) return addOwnTitle(continuation);
  try {
    const chant = await fetchIfAbsent<Chant | null>(replies, find(pageApi.chant, { deityId, mantraId }));
    return chant && { ...continuation, title: chant.mantra.title };
  } catch (error) {
    console.warn("The mantra to go on with was not fetched", error);
    return null;
  }
}

/** Adds the title of an own mantra. Returns null for one that another person has made, or that was deleted. */
function addOwnTitle(continuation: Continuation): NamedContinuation | null {
  const own = ownMantrasIn(browserPractice().storage).find(continuation.mantraId);
  return own && { ...continuation, title: own.title };
}

/** Returns the mantra of a vow whose malas of today are not complete yet. */
function vowToKeep(vows: readonly VowProgress[]): NamedContinuation | null {
  for (const { terms, isKeptToday, isRestToday } of vows) {
    const { deityId, mantraId, title } = terms;
    if (deityId !== null && title !== null && !isKeptToday && !isRestToday)
      return { deityId, mantraId, title: titleHere({ mantraId, title }), count: 0 };
  }
  return null;
}

/** Returns the mantra that was chanted most in the last seven days. */
function mostChanted(practice: Practice | null): NamedContinuation | null {
  const [first] = practice?.mantras ?? [];
  if (!first || first.deityId === null) return null;
  return { deityId: first.deityId, mantraId: first.mantraId, title: titleHere(first), count: 0 };
}
