import { personalApi } from "#contract/personal-api.ts";
import type { NewPassword, ResetRequest, SignIn, SignUp } from "#contract/bodies.ts";
import { call } from "./call.ts";
import { withPersonLock } from "../practice/locks.ts";
import { setCurrentUser } from "./current-user.ts";
import type { ReplyCache } from "./reply-cache.ts";

/** Each function resolves when the server has accepted the request, and throws its refusal. */

export const signIn = (replies: ReplyCache, credentials: SignIn) =>
  withPersonLock(async () => setCurrentUser(replies, await call(personalApi.signIn, {}, credentials)));

export const signUp = (replies: ReplyCache, person: SignUp) =>
  withPersonLock(async () => setCurrentUser(replies, await call(personalApi.signUp, {}, person)));

export const requestReset = (request: ResetRequest) => call(personalApi.requestReset, {}, request);

/** Sets a new password, and ends every session of the account, this browser's too. */
export const chooseNewPassword = (replies: ReplyCache, renewal: NewPassword) =>
  withPersonLock(async () => {
    await call(personalApi.newPassword, {}, renewal);
    await setCurrentUser(replies, null);
  });
