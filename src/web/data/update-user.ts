import type { QueryClient } from "@tanstack/react-query";
import { personalApi } from "#contract/personal-api.ts";
import type { UserChanges } from "#contract/bodies.ts";
import { call } from "./call.ts";
import { setCurrentUser, endSessionIfRefused } from "./current-user.ts";
import { readPracticeAnew } from "./read-practice-anew.ts";

export async function updateUser(client: QueryClient, changes: UserChanges) {
  try {
    await setCurrentUser(client, await call(personalApi.updateUser, {}, changes));
  } catch (error) {
    endSessionIfRefused(client, error);
    throw error;
  }
  // When the day begins says which day is today.
  if (changes.dayBeginsAt !== undefined) readPracticeAnew(client);
}
