import { nicety } from "../device/nicety.ts";
import { stored } from "../device/storage.ts";
import { dateToday, deviceTimeZone } from "../device/time-zone.ts";
import { indexedDatabase } from "./indexed-database.ts";
import { locksHere } from "./locks.ts";
import { browserPerson } from "./person.ts";
import type { AfterFrame, Clock, MalaNews, PracticeDeps, TabChannel } from "./practice-deps.ts";
import { openPracticeStore } from "./practice-store.ts";
import { steadyClock } from "./steady-clock.ts";

let deps: PracticeDeps | null = null;

/** The practice of this tab, opened at its first use: its connection to the database stays open. */
export const browserPractice = (): PracticeDeps => (deps ??= open());

const open = (): PracticeDeps => ({
  store: openPracticeStore({ database: indexedDatabase(() => indexedDB), storage: stored, page: window }),
  storage: stored,
  locks: locksHere(),
  person: browserPerson,
  channel: browserChannel(),
  clock: browserClock(),
  afterFrame: browserAfterFrame,
  page: window,
  newId: newEntryId,
});

/** A hidden page shows no frames: there the work follows in the same task. */
const browserAfterFrame: AfterFrame = (work) => {
  let isCanceled = false;
  const run = () => void (isCanceled || work());
  if (document.hidden) queueMicrotask(run);
  else requestAnimationFrame(() => void setTimeout(run));
  return () => void (isCanceled = true);
};

/** A random UUID, also on a page without https, where `crypto.randomUUID` is missing. */
function newEntryId(): string {
  if (isSecureContext) return crypto.randomUUID();
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

const browserClock = (): Clock => ({
  now: () => Date.now(),
  steadyNow: steadyClock({
    read: () => ({ wall: Date.now(), steady: performance.now() }),
    isHidden: () => document.hidden,
    page: document,
  }),
  timeZone: deviceTimeZone,
  today: dateToday,
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
});

/** Without a channel, which a browser may lack or refuse, other tabs learn of a mala by its lock alone. */
function browserChannel(): TabChannel {
  const channel = nicety("channel to other tabs", () => new BroadcastChannel("practice"), null);
  if (!channel) return { post() {}, listen() {} };
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows; a channel has one origin.
    post: (news) => channel.postMessage(news),
    listen: (listener, signal) =>
      channel.addEventListener("message", ({ data }: MessageEvent<MalaNews>) => listener(data), { signal }),
  };
}
