import type { QueryClient } from "@tanstack/react-query";
import { personalApi } from "#contract/personal-api.ts";
import { call, callInTime } from "./call.ts";
import { setCurrentUser } from "./current-user.ts";
import { forgetEntry, keptEntries } from "./practice-store.ts";
import { withPersonLock } from "./person-lock.ts";

export const signOut = (client: QueryClient) =>
  withPersonLock(async () => {
    await callInTime(personalApi.signOut, {}, {});
    await setCurrentUser(client, null);
  });

/** The account and everything that belongs to it, here too. */
export const deleteAccount = (client: QueryClient, { uid, password }: { uid: string; password: string }) =>
  withPersonLock(async () => {
    await call(personalApi.deleteUser, {}, { password });
    for (const { id, owner } of await keptEntries()) if (owner === uid) await forgetEntry(id);
    await setCurrentUser(client, null);
  });
