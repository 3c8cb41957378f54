import { personalApi } from "#contract/personal-api.ts";
import { ApiError } from "#contract/client.ts";
import { call } from "./call.ts";
import { endSessionIfUnauthorized } from "./current-user.ts";
import { refetchPractice } from "./refetch-practice.ts";
import type { ReplyCache } from "./reply-cache.ts";

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
