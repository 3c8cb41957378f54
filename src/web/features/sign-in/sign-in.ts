import type { NewPassword, ResetRequest, SignIn, SignUp } from "#contract/bodies.ts";
import { withPersonLock } from "../../practice/locks.ts";
import { setCurrentUser } from "../../data/current-user.ts";
import { withIdentity } from "../../data/identity/identity.ts";
import type { ReplyCache } from "../../data/reply-cache.ts";

/** Each function resolves when the identity provider has accepted the request, and throws its refusal. */

export const signIn = (replies: ReplyCache, credentials: SignIn) =>
  withPersonLock(async () =>
    setCurrentUser(replies, await withIdentity(replies, (identity) => identity.signIn(credentials))),
  );

export const signUp = (replies: ReplyCache, person: SignUp) =>
  withPersonLock(async () =>
    setCurrentUser(replies, await withIdentity(replies, (identity) => identity.signUp(person))),
  );

export const requestReset = (replies: ReplyCache, request: ResetRequest) =>
  withIdentity(replies, (identity) => identity.requestReset(request));

/** Sets a new password, and ends every session of the account, this browser's too. */
export const chooseNewPassword = (replies: ReplyCache, renewal: NewPassword) =>
  withPersonLock(async () => {
    await withIdentity(replies, (identity) => identity.newPassword(renewal));
    await setCurrentUser(replies, null);
  });
