import type { EmailChange, PasswordRenewal } from "#contract/bodies.ts";
import { personalApi } from "#contract/personal-api.ts";
import type { User } from "#model/user.ts";
import { call } from "../../data/call.ts";
import { reloadCurrentUser, whileSignedIn } from "../../data/current-user.ts";
import { devicesQuery } from "./devices.ts";
import { withIdentity } from "../../data/identity/identity.ts";
import { refetch } from "../../data/queries.ts";
import type { ReplyCache } from "../../data/reply-cache.ts";

/** Each function resolves when the server has made the change, and throws its refusal. */

export async function changePassword(replies: ReplyCache, user: User, renewal: PasswordRenewal) {
  await whileSignedIn(replies, () =>
    withIdentity(replies, (identity) => identity.changePassword({ currentEmail: user.email, ...renewal })),
  );
  // All other sessions have ended.
  await refetch(replies, devicesQuery).catch(console.warn);
}

export async function changeEmail(replies: ReplyCache, user: User, change: EmailChange) {
  await whileSignedIn(replies, () =>
    withIdentity(replies, (identity) => identity.changeEmail({ currentEmail: user.email, ...change })),
  );
  await reloadCurrentUser(replies);
}

export const sendConfirmation = (replies: ReplyCache) =>
  whileSignedIn(replies, () => call(personalApi.sendConfirmation, {}, {}));
