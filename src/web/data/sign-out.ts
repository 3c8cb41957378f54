import { personalApi } from "#contract/personal-api.ts";
import { call, callInTime } from "./call.ts";
import { browserPractice } from "../practice/browser-practice.ts";
import { withPersonLock } from "../practice/locks.ts";
import { forgetPerson } from "../practice/outbox.ts";
import { setCurrentUser } from "./current-user.ts";
import { cutOffReads } from "./personal-reads.ts";
import type { ReplyCache } from "./reply-cache.ts";

export const signOut = (replies: ReplyCache) =>
  withPersonLock(async () => {
    await cutOffReads(replies, () => callInTime(personalApi.signOut, {}, {}));
    await setCurrentUser(replies, null);
  });

/** Deletes the account and everything that belongs to it, on this device too. */
export const deleteAccount = (replies: ReplyCache, { uid, password }: { uid: string; password: string }) =>
  withPersonLock(async () => {
    await cutOffReads(replies, () => call(personalApi.deleteUser, {}, { password }));
    await forgetPerson(browserPractice().store, uid);
    await setCurrentUser(replies, null);
  });
