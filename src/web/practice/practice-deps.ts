import type { TextStorage } from "../device/storage.ts";
import type { AfterFrame } from "./after-frame.ts";
import type { Clock } from "./clock.ts";
import type { Locks } from "./locks.ts";
import type { Person } from "./person.ts";
import type { PracticeStore } from "./practice-store.ts";
import type { TabChannel } from "./tab-channel.ts";

/** Storage, locks, clock and network of the browser that the practice of one tab uses. */
export interface PracticeDeps {
  store: PracticeStore;
  storage: TextStorage;
  locks: Locks;
  person: Person;
  channel: TabChannel;
  clock: Clock;
  afterFrame: AfterFrame;
  /** Fires "pagehide", "pageshow", "visibilitychange" and "online". */
  page: EventTarget;
  newId: () => string;
}
