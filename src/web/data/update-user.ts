import type { QueryClient } from "@tanstack/react-query";
import { personalApi } from "#contract/personal-api.ts";
import type { UserChanges } from "#contract/bodies.ts";
import { call } from "./call.ts";
import { endSessionIfUnauthorized, setCurrentUser } from "./current-user.ts";
import { refetchPractice } from "./refetch-practice.ts";

export async function updateUser(client: QueryClient, changes: UserChanges) {
  try {
    await setCurrentUser(client, await call(personalApi.updateUser, {}, changes));
  } catch (error) {
    endSessionIfUnauthorized(client, error);
    throw error;
  }
  // The beginning of the day decides which day an entry belongs to.
  if (changes.dayBeginsAt !== undefined) refetchPractice(client);
}
