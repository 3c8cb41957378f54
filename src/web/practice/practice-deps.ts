import type { OfRound } from "#model/practice.ts";
import type { TextStorage } from "../device/storage.ts";
import type { Locks } from "./locks.ts";
import type { Person } from "./person.ts";
import type { PracticeStore } from "./practice-store.ts";

/** Storage, locks, clock and network of the browser that the practice of one tab uses. */
export interface PracticeDeps {
  store: PracticeStore;
  storage: TextStorage;
  locks: Locks;
  person: Person;
  channel: TabChannel;
  clock: Clock;
  afterFrame: AfterFrame;
  /** Fires "pagehide", "pageshow", "visibilitychange", and REACH when the server falls silent or answers again. */
  page: EventTarget;
  newId: () => string;
}

/** Runs work in a task of its own, right after the next frame is shown. Returns how to cancel. */
export type AfterFrame = (work: () => void) => () => void;

/** Time of the device, and its timers. */
export interface Clock {
  /** The time is in milliseconds since 1970. Somebody may set it forward or back. */
  now(): number;
  /**
   * This is the time of a clock that nobody sets, to measure with: its readings are as far apart as the moments were.
   */
  steadyNow(): number;
  timeZone(): string;
  /** Returns today (YYYY-MM-DD) on this device, for a person whose day begins so many hours after midnight. */
  today(dayBeginsAt: number): string;
  /** Returns how to cancel. */
  after(milliseconds: number, work: () => void): () => void;
}

/** News of a mala for the other tabs of this browser. */
export interface MalaNews extends OfRound {
  mantraId: string;
  tab: string;
  /** The mala is null once it is complete or reset. */
  count: number | null;
}

export interface TabChannel {
  post(news: MalaNews): void;
  /** Called with the news of other tabs only. */
  listen(listener: (news: MalaNews) => void, signal: AbortSignal): void;
}
