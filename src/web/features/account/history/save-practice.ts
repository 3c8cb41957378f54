import { ApiError } from "#contract/client.ts";
import { personalApi } from "#contract/personal-api.ts";
import type { HistoryEntry } from "#contract/personal-replies.ts";
import type { User } from "#model/user.ts";
import { call, callInTime } from "../../../data/call.ts";
import { whileSignedIn } from "../../../data/current-user.ts";
import { refetchPractice } from "../../../data/refetch-practice.ts";
import type { ReplyCache } from "../../../data/reply-cache.ts";
import { deviceTimeZone } from "../../../device/time-zone.ts";
import { browserPractice } from "../../../practice/browser-practice.ts";
import { keepByHand, sendByHand } from "../../../practice/unsent-entries.ts";

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

/** Where the server cannot be reached, the practice is kept on this device, and sent later like all other practice. */
export async function addPractice(
  replies: ReplyCache,
  { uid }: Pick<User, "uid">,
  entered: EnteredPractice,
): Promise<"added" | "kept" | "no room"> {
  const practiced = { ...entered, timeZone: deviceTimeZone() };
  try {
    await change(replies, () => sendByHand(callInTime, practiced));
    return "added";
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    console.info("The entry will be sent later", error);
    return (await keepByHand(browserPractice(), uid, practiced)) ? "kept" : "no room";
  }
}

export async function correctPractice(replies: ReplyCache, { id }: HistoryEntry, entered: EnteredPractice) {
  const { kind: _, id: _new, ...practiced } = entered;
  const timeZone = deviceTimeZone();
  await change(replies, () => call(personalApi.correctPractice, { id }, { ...practiced, timeZone }));
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
