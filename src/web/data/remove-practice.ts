import type { QueryClient } from "@tanstack/react-query";
import { personalApi } from "#contract/personal-api.ts";
import { ApiError } from "#contract/client.ts";
import { call } from "./call.ts";
import { endSessionIfUnauthorized } from "./current-user.ts";
import { refetchPractice } from "./refetch-practice.ts";

/** Takes an entry back, and with it what it added. One that is gone already, in another tab, is just as gone. */
export async function removePractice(client: QueryClient, entry: { id: string; timeZone: string }) {
  try {
    await call(personalApi.removePractice, entry);
  } catch (error) {
    endSessionIfUnauthorized(client, error);
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  refetchPractice(client);
}
