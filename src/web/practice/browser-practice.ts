import { stored } from "../device/storage.ts";
import { browserAfterFrame } from "./after-frame.ts";
import { browserClock } from "./clock.ts";
import { newEntryId } from "./entry-id.ts";
import { indexedDatabase } from "./indexed-database.ts";
import { browserLocks } from "./locks.ts";
import { browserPerson } from "./person.ts";
import type { PracticeDeps } from "./practice-deps.ts";
import { openPracticeStore } from "./practice-store.ts";
import { browserChannel } from "./tab-channel.ts";

let deps: PracticeDeps | null = null;

/** The practice of this tab, opened at its first use: its connection to the database stays open. */
export const browserPractice = (): PracticeDeps => (deps ??= open());

const open = (): PracticeDeps => ({
  store: openPracticeStore({ database: indexedDatabase(() => indexedDB), storage: stored, page: window }),
  storage: stored,
  locks: browserLocks(navigator.locks),
  person: browserPerson,
  channel: browserChannel(),
  clock: browserClock,
  afterFrame: browserAfterFrame,
  page: window,
  newId: newEntryId,
});
