import { ApiError } from "#contract/client.ts";
import { personalApi } from "#contract/personal-api.ts";
import type { HistoryEntry } from "#contract/personal-replies.ts";
import { call } from "../../../data/call.ts";
import { whileSignedIn } from "../../../data/current-user.ts";
import { refetchPractice } from "../../../data/refetch-practice.ts";
import type { ReplyCache } from "../../../data/reply-cache.ts";
import { deviceTimeZone } from "../../../device/time-zone.ts";

/** What somebody has entered by hand. */
export type EnteredPractice = {
  /** Of a new entry, so that sending it again adds it once. */
  id: string;
  localDate: string;
  note: string | null;
} & ({ kind: "chant"; deityId: string; mantraId: string; repetitions: number } | { kind: "sitting"; minutes: number });

/** Performs a change of the log. Totals, calendar and lists follow. */
async function change(replies: ReplyCache, send: () => Promise<unknown>) {
  await whileSignedIn(replies, send);
  refetchPractice(replies);
}

export function addPractice(replies: ReplyCache, entered: EnteredPractice) {
  const timeZone = deviceTimeZone();
  if (entered.kind === "chant") {
    const { kind: _, ...chant } = entered;
    return change(replies, () => call(personalApi.addChant, {}, { ...chant, timeZone }));
  }
  const { kind: _, ...sitting } = entered;
  return change(replies, () => call(personalApi.addSitting, {}, { ...sitting, timeZone }));
}

export function correctPractice(replies: ReplyCache, { id }: HistoryEntry, entered: EnteredPractice) {
  const { kind: _, id: _new, ...practiced } = entered;
  const timeZone = deviceTimeZone();
  return change(replies, () => call(personalApi.correctPractice, { id }, { ...practiced, timeZone }));
}

/** An entry that another tab has removed already is no failure. */
export const removePractice = (replies: ReplyCache, id: string) =>
  change(replies, async () => {
    try {
      await call(personalApi.removePractice, { id, timeZone: deviceTimeZone() });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) throw error;
    }
  });
