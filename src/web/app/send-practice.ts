import type { User } from "#model/user.ts";
import { fetchInTime } from "../data/call.ts";
import { endSessionIfUnauthorized } from "../data/current-user.ts";
import { refetchPractice } from "../data/refetch-practice.ts";
import type { ReplyCache } from "../data/reply-cache.ts";
import { browserPractice } from "../practice/browser-practice.ts";
import { startPracticeSender } from "../practice/practice-sender.ts";

/** Sends what this person practices, and fetches the log again when that has changed it. Returns how to stop. */
export const sendPractice = (replies: ReplyCache, user: User): (() => void) =>
  startPracticeSender(
    {
      user,
      transport: fetchInTime,
      onSent: () => refetchPractice(replies),
      onFailed: (error) => endSessionIfUnauthorized(replies, error),
    },
    browserPractice(),
  ).stop;
