import { localDateOf } from "#engines/calendar-date.ts";
import { entryOf } from "./mala-in-progress.ts";
import type { PracticeEntry } from "./practice-entry.ts";
import type { PracticeStore } from "./practice-store.ts";

/** Practice that this device has and the server has not confirmed. Its day is YYYY-MM-DD, as the person lives it. */
export type WaitingPractice = { id: string; day: string } & (
  | { kind: "chant"; deityId: string; mantraId: string; repetitions: number }
  | { kind: "sitting"; minutes: number }
);

/**
 * Finds the practice of a person that is still to be sent, with what they practice right now, the latest first. What the
 * server has refused is not among it.
 */
export async function waitingPractice(
  store: PracticeStore,
  { uid, dayBeginsAt }: { uid: string; dayBeginsAt: number },
): Promise<WaitingPractice[]> {
  const { malas, entries } = await store.read();
  return entries
    .concat(malas.flatMap((mala) => entryOf(mala) ?? []))
    .filter(({ owner, state }) => owner === uid && state.name !== "refused")
    .toSorted((one, other) => (one.startedAt < other.startedAt ? 1 : -1))
    .map((entry) => waitingOf(entry, dayBeginsAt));
}

function waitingOf(entry: PracticeEntry, dayBeginsAt: number): WaitingPractice {
  const { id } = entry;
  const practiced = entry.kind === "by-hand" ? entry.practiced : entry;
  const day =
    entry.kind === "by-hand" ? entry.practiced.localDate : localDateOf(entry.endedAt, entry.timeZone, dayBeginsAt);
  if (practiced.kind === "sitting") return { id, day, kind: "sitting", minutes: practiced.minutes };
  const { deityId, mantraId, repetitions } = practiced;
  return { id, day, kind: "chant", deityId, mantraId, repetitions };
}
