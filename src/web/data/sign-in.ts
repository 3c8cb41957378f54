import type { QueryClient } from "@tanstack/react-query";
import { personalApi } from "#contract/personal-api.ts";
import type { NewPassword, ResetRequest, SignIn, SignUp } from "#contract/bodies.ts";
import { call } from "./call.ts";
import { withPersonLock } from "../practice/locks.ts";
import { setCurrentUser } from "./current-user.ts";

/** Each function resolves when the server has accepted the request, and throws its refusal. */

export const signIn = (client: QueryClient, credentials: SignIn) =>
  withPersonLock(async () => setCurrentUser(client, await call(personalApi.signIn, {}, credentials)));

export const signUp = (client: QueryClient, person: SignUp) =>
  withPersonLock(async () => setCurrentUser(client, await call(personalApi.signUp, {}, person)));

export const requestReset = (request: ResetRequest) => call(personalApi.requestReset, {}, request);

/** Sets a new password, and ends every session of the account, this browser's too. */
export const chooseNewPassword = (client: QueryClient, renewal: NewPassword) =>
  withPersonLock(async () => {
    await call(personalApi.newPassword, {}, renewal);
    await setCurrentUser(client, null);
  });
