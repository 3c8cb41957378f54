import { personalApi } from "#contract/personal-api.ts";
import { call } from "../../data/call.ts";
import { whileSignedIn } from "../../data/current-user.ts";
import { get, refetch } from "../../data/queries.ts";
import type { ReplyCache } from "../../data/reply-cache.ts";

export const devicesQuery = get(personalApi.sessions, {});

/** Signs another device out; null signs out all others. */
export const signOutDevice = (replies: ReplyCache, sessionId: string | null) =>
  whileSignedIn(replies, async () => {
    await (sessionId === null ? call(personalApi.endOtherSessions, {}) : call(personalApi.endSession, { sessionId }));
    await refetch(replies, devicesQuery);
  });
