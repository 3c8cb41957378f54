import { personalApi } from "#contract/personal-api.ts";
import { ApiError } from "#contract/client.ts";
import { call } from "../../data/call.ts";
import { endSessionIfUnauthorized } from "../../data/current-user.ts";
import { refetchPractice } from "../../data/refetch-practice.ts";
import type { ReplyCache } from "../../data/reply-cache.ts";

/** Removes an entry and what it added to the totals. An entry that another tab has removed already is no failure. */
export async function removePractice(replies: ReplyCache, entry: { id: string; timeZone: string }) {
  try {
    await call(personalApi.removePractice, entry);
  } catch (error) {
    endSessionIfUnauthorized(replies, error);
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  refetchPractice(replies);
}
