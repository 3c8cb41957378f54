import type { SittingRecord } from "#practice/sitting-record.ts";
import { rememberedPerson } from "./practice-person.ts";
import { forgetEntry, keepEntry, keptEntries, replaceEntry, type KeptEntry } from "./practice-store.ts";

/** What was chanted in one go: a whole mala, the beginning of one, or the rest of one. */
export interface ChantRecord {
  /** Of newEntryId(). Told again with more repetitions, it takes the place of what was told before. */
  id: string;
  deityId: string;
  mantraId: string;
  repetitions: number;
  /** ISO times. */
  startedAt: string;
  endedAt: string;
}

/** A random UUID, also where the page did not come over https and the browser makes none. */
export function newEntryId(): string {
  if (isSecureContext) return crypto.randomUUID();
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)));
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

let sender: (() => void) | null = null;

/** Who is signed in sends what is due; this is called whenever something has become due. */
export function setSender(send: (() => void) | null) {
  sender = send;
}

/** While it is being chanted: so that nothing is lost with the tab. Not sent before it is recorded, or its tab is gone. */
export const noteChant = (chant: ChantRecord) => note({ ...chant, kind: "chant" });

/** Finished, or left: from here on it is sent as soon as somebody is signed in. False where the browser stores nothing. */
export const recordChant = (chant: ChantRecord) => record({ ...chant, kind: "chant" });

/** As noteChant, while one sits. */
export const noteSitting = (sitting: SittingRecord) => note({ ...sitting, kind: "sitting" });

/** As recordChant, once the sitting is over. */
export const recordSitting = (sitting: SittingRecord) => record({ ...sitting, kind: "sitting" });

/** Shows other tabs that this sitting goes on, until the answer is called. */
export function holdSitting(id: string): () => void {
  let giveBack: (() => void) | null = null;
  const end = new Promise<void>((done) => (giveBack = done));
  navigator.locks
    ?.request(sittingLockName(id), () => end)
    .catch((error: unknown) => console.info("Other tabs cannot see that this sitting goes on", error));
  return () => giveBack?.();
}

type Practised = (ChantRecord & { kind: "chant" }) | (SittingRecord & { kind: "sitting" });

/** Without locks nobody could tell that it goes on, and half of it would be sent: so nothing is noted. */
const note = async (practised: Practised) => !navigator.locks || keep(practised, { name: "open" });

async function record(practised: Practised): Promise<boolean> {
  const isKept = await keep(practised, { name: "due" });
  sender?.();
  return isKept;
}

function keep(practised: Practised, state: KeptEntry["state"]) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return keepEntry({ ...practised, timeZone, owner: rememberedPerson(), state });
}

/** Held by the tab that counts the mala. */
export const malaLockName = (mantraId: string) => `mala:${mantraId}`;
const sittingLockName = (id: string) => `sitting:${id}`;
const lockNameOf = (entry: KeptEntry) =>
  entry.kind === "chant" ? malaLockName(entry.mantraId) : sittingLockName(entry.id);

/**
 * What a closed or crashed tab has left open is due too. Whoever still chants or sits holds a lock. Tells whether some
 * still go on, or seem to: a lock may outlive its tab for a moment.
 */
export async function closeAbandoned(): Promise<boolean> {
  const open = (await keptEntries()).filter(({ state }) => state.name === "open");
  if (open.length === 0) return false;
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const alive = new Set(held.map(({ name }) => name));
  const abandoned = open.filter((entry) => !alive.has(lockNameOf(entry)));
  for (const entry of abandoned) await replaceEntry(entry, { ...entry, state: { name: "due" } });
  return abandoned.length < open.length;
}

/** What was practised here while nobody was signed in. */
export const unclaimedEntries = async () => (await keptEntries()).filter(({ owner }) => owner === null);

/** What the server will not take, of this person. */
export const refusedEntries = async (uid: string) =>
  (await keptEntries()).filter(({ owner, state }) => owner === uid && state.name === "refused");

export { forgetEntry };
