import { parseJsonObject } from "#engines/json-object.ts";
import type { User } from "#model/user.ts";
import type { TextStorage } from "../device/storage.ts";
import { KEPT_REPLIES, PERSON_KEY } from "../practice/person.ts";

/*
 * What the server has said of a person, as their pages show it without a network. It is one text, so that it goes as a
 * whole, in the task in which the person goes (person.ts).
 */

/** A reply, and when it was kept, as an ISO time. */
export interface KeptReply {
  at: string;
  reply: unknown;
}

interface Kept {
  user: User;
  replies: Record<string, KeptReply>;
}

/** UTF-16 units of all of it: a fifth of the room that browsers give, which unsaved practice may need. */
const MOST_LETTERS = 1_000_000;

/** The replies that the pages show. Devices, passkeys and reminders are not among them, nor is what was searched for. */
const shown = /^\/api\/(favorites|user\/profile|practice(\/(months|entries|mantras\/[^/?]+))?)(\?|$)/;

export const isShownOffline = (path: string) => shown.test(path) && !/[?&]search=/.test(path);

/** The zone of the device decides only which day is today, so one kept elsewhere serves as well. */
function keyOf(path: string) {
  const [address = "", query] = path.split("?");
  const asked = new URLSearchParams(query);
  asked.delete("timeZone");
  return asked.size > 0 ? `${address}?${asked}` : address;
}

/** Finds what is kept of whoever uses this device; null where nobody is signed in, or nothing was kept of them. */
export function keptReplies(storage: TextStorage) {
  const kept = readKept(storage);
  return (
    kept && {
      user: kept.user,
      find: (path: string): KeptReply | null => kept.replies[keyOf(path)] ?? null,
    }
  );
}

/** Nothing but keepReplies() writes it, so it has this form where it has a user. */
function readKept(storage: TextStorage): Kept | null {
  const { user, replies = {} } = parseJsonObject(storage.read(KEPT_REPLIES)) as Partial<Kept>;
  return user && user.uid === storage.read(PERSON_KEY) ? { user, replies } : null;
}

interface News {
  user: User;
  replies: Iterable<readonly [path: string, reply: unknown]>;
  /** ISO time. */
  at: string;
}

/**
 * Keeps what was said of a person, beside what was said before. Nothing is kept of somebody who is not the one who uses
 * this device, because another tab may have signed them out. The oldest replies make room for newer ones.
 */
export function keepReplies(storage: TextStorage, { user, replies, at }: News) {
  if (storage.read(PERSON_KEY) !== user.uid) return;
  const all = { ...readKept(storage)?.replies };
  for (const [path, reply] of replies) if (isShownOffline(path)) all[keyOf(path)] = { at, reply };
  const newest = Object.entries(all).toSorted(([, one], [, other]) => (one.at < other.at ? 1 : -1));
  let letters = 0;
  const fitting = newest.filter(([key, kept]) => {
    const length = key.length + JSON.stringify(kept).length;
    if (letters + length > MOST_LETTERS) return false;
    letters += length;
    return true;
  });
  const kept: Kept = { user, replies: Object.fromEntries(fitting) };
  // Without room, what was kept before stays.
  storage.write(KEPT_REPLIES, JSON.stringify(kept));
}
