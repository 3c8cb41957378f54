import { pageApi } from "#contract/page-api.ts";
import { personalApi } from "#contract/personal-api.ts";
import { ApiError, createApiClient, type ApiClient, type Transport } from "#contract/client.ts";
import { isFinalRefusal } from "#contract/refusals.ts";
import type { User } from "#model/user.ts";
import { localDateOf } from "#engines/calendar-date.ts";
import { closeSegment } from "./adopt-mala.ts";
import { malaLockName, malaTabLockName, sittingLockName, type Locks } from "./locks.ts";
import { entryOf, isUnchanged, type MalaInProgress } from "./mala-in-progress.ts";
import type { PracticeDeps } from "./practice-deps.ts";
import type { PracticedByHand, PracticeEntry } from "./practice-entry.ts";
import { deleteEntry, deleteMala, putEntry, putMala, type Change, type Rows } from "./practice-database.ts";
import type { PracticeStore } from "./practice-store.ts";

/**
 * Entries of a tab that is gone are due as they stand: whoever still chants or sits holds a lock. Resolves to true
 * while some are still in progress, or seem to be, since a lock may outlive its tab for a moment.
 */
export async function closeAbandoned(store: PracticeStore, locks: Locks): Promise<boolean> {
  const seen = await store.read();
  const open = inProgress(seen);
  if (open.size === 0) return false;
  // Without locks no tab can tell that a mala is abandoned; it is closed when it is continued.
  if (!locks.areShared) return true;
  const held = new Set(await locks.heldNames());
  // A tab goes on with its mala also where another one has the lock of it.
  for (const { mantraId, tab } of seen.malas) if (held.has(malaTabLockName(tab))) held.add(malaLockName(mantraId));
  const abandoned = new Set([...open].filter((name) => !held.has(name)));
  if (abandoned.size > 0) await store.update((rows) => closeAll(rows, abandoned, seen.malas));
  return abandoned.size < open.size;
}

/** Names of the locks that their tabs hold. */
const inProgress = ({ malas, entries }: Rows): ReadonlySet<string> =>
  new Set([
    ...malas.filter(({ segment }) => segment !== null).map(({ mantraId }) => malaLockName(mantraId)),
    ...entries.filter(isOpen).map(({ id }) => sittingLockName(id)),
  ]);

/** True for a sitting in progress: the beads of a mala in progress are in its segment. */
const isOpen = ({ state }: PracticeEntry) => state.name === "open";

/** Leaves malas that were continued since `seen` was read. */
const closeAll = (
  { malas, entries }: Rows,
  abandoned: ReadonlySet<string>,
  seen: readonly MalaInProgress[],
): Change[] => [
  ...malas
    .filter(({ mantraId, segment }) => segment !== null && abandoned.has(malaLockName(mantraId)))
    .filter((mala) => isUnchanged(mala, seen))
    .flatMap((mala) => closeSegment(mala, entries)),
  ...entries
    .filter((entry) => isOpen(entry) && abandoned.has(sittingLockName(entry.id)))
    .map((entry) => putEntry({ ...entry, state: { name: "due" } })),
];

interface Sending {
  store: PracticeStore;
  transport: Transport;
  user: Pick<User, "uid" | "settings">;
}

/**
 * Sends the due entries of this person, and those of nobody. Resolves to true when something was sent. Throws at the
 * first entry that has to wait, and leaves it and all after it as they are.
 */
export async function sendDue({ store, transport, user }: Sending): Promise<boolean> {
  const { uid, settings } = user;
  const due = await dueFor(store, uid);
  if (due.length === 0) return false;
  const call = createApiClient(transport);
  // The cookie decides whose log it is, and another tab may have changed it.
  const session = await call(pageApi.session, {});
  if (session.user?.uid !== uid) return false;
  for (const entry of due) {
    const owned = { ...entry, owner: uid };
    if (entry.owner === null && !(await replaceEntry(store, entry, owned))) continue;
    const refusal = await send(call, owned, settings);
    await replaceEntry(store, owned, refusal && { ...owned, state: refused(refusal) });
  }
  return true;
}

const refused = ({ code, reason, sentence }: ApiError) => ({ name: "refused", code, reason, sentence }) as const;

/** The entries are in the order in which they were begun. */
async function dueFor(store: PracticeStore, uid: string) {
  const { entries } = await store.read();
  return entries
    .filter(({ owner, state }) => state.name === "due" && (owner === null || owner === uid))
    .toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1));
}

/** Resolves to the refusal, where the server refuses it for good. */
async function send(call: ApiClient, entry: PracticeEntry, { dayBeginsAt }: User["settings"]) {
  try {
    if (entry.kind === "by-hand") {
      await sendByHand(call, entry.practiced);
      return null;
    }
    const { owner: _owner, state: _state, ...practiced } = entry;
    const localDate = localDateOf(practiced.endedAt, practiced.timeZone, dayBeginsAt);
    if (practiced.kind === "chant") await call(personalApi.recordChant, {}, { ...withoutKind(practiced), localDate });
    else await call(personalApi.recordSitting, {}, { ...withoutKind(practiced), localDate });
    return null;
  } catch (error) {
    if (error instanceof ApiError && isFinalRefusal(error.code)) return error;
    throw error;
  }
}

/** Sending it again adds it once. */
export const sendByHand = (call: ApiClient, practiced: PracticedByHand) =>
  practiced.kind === "chant"
    ? call(personalApi.addChant, {}, withoutKind(practiced))
    : call(personalApi.addSitting, {}, withoutKind(practiced));

/** The most entries by hand that wait on one device: many years of notes are not typed in without a network. */
export const mostWaitingByHand = 100;

/** Keeps practice away from here until it can be sent for this person. Resolves to false where too much waits already. */
export async function keepByHand(
  { store, clock }: Pick<PracticeDeps, "store" | "clock">,
  owner: string,
  practiced: PracticedByHand,
) {
  const startedAt = new Date(clock.now()).toISOString();
  const entry: PracticeEntry = {
    kind: "by-hand",
    id: practiced.id,
    practiced,
    startedAt,
    owner,
    state: { name: "due" },
  };
  let hasRoom = false;
  await store.update(({ entries }) => {
    const others = entries.filter(({ kind, id }) => kind === "by-hand" && id !== entry.id);
    hasRoom = others.length < mostWaitingByHand;
    return hasRoom ? [putEntry(entry)] : [];
  });
  return hasRoom;
}

function withoutKind<Practiced extends { kind: string }>({ kind: _kind, ...practiced }: Practiced) {
  return practiced;
}

/** False where the entry was written again since it was read: then it says more than what is known of it. */
async function replaceEntry(store: PracticeStore, known: PracticeEntry, next: PracticeEntry | null): Promise<boolean> {
  let isAsKnown = false;
  await store.update(({ entries }) => {
    const stored = entries.find(({ id }) => id === known.id);
    isAsKnown = isSame(stored, known);
    if (!isAsKnown) return [];
    return [next ? putEntry(next) : deleteEntry(known.id)];
  });
  return isAsKnown;
}

const isSame = (stored: PracticeEntry | undefined, known: PracticeEntry) =>
  stored !== undefined &&
  (Object.keys(known) as (keyof PracticeEntry)[]).every(
    (name) => JSON.stringify(stored[name]) === JSON.stringify(known[name]),
  );

/** Number of entries without an owner, those in progress included. */
export async function countUnclaimed(store: PracticeStore): Promise<number> {
  const { malas, entries } = await store.read();
  return entries.concat(malas.flatMap((mala) => entryOf(mala) ?? [])).filter(({ owner }) => owner === null).length;
}

/** Entries of this person that the server will never take. */
export async function refusedEntries(store: PracticeStore, uid: string): Promise<PracticeEntry[]> {
  const { entries } = await store.read();
  return entries.filter(({ owner, state }) => owner === uid && state.name === "refused");
}

export const forgetEntries = (store: PracticeStore, entries: readonly PracticeEntry[]) =>
  store.write(entries.map(({ id }) => deleteEntry(id)));

/** Deletes everything that waits to be sent for this person. */
export const forgetPerson = (store: PracticeStore, uid: string) =>
  store.update(({ malas, entries }) => [
    ...malas.filter(({ segment }) => segment?.owner === uid).map(forgetSegment),
    ...entries.filter(({ owner }) => owner === uid).map(({ id }) => deleteEntry(id)),
  ]);

const forgetSegment = (mala: MalaInProgress) =>
  mala.count > 0 ? putMala({ ...mala, segment: null }) : deleteMala(mala);
