import type { QueryClient } from "@tanstack/react-query";
import { personalApi } from "#contract/personal-api.ts";
import { ApiError } from "#contract/client.ts";
import { call } from "./call.ts";
import { endSessionIfRefused } from "./current-user.ts";
import { readPracticeAnew } from "./read-practice-anew.ts";

/** Takes an entry back, and with it what it added. One that is gone already, in another tab, is just as gone. */
export async function removePractice(client: QueryClient, entry: { id: string; timeZone: string }) {
  try {
    await call(personalApi.removePractice, entry);
  } catch (error) {
    endSessionIfRefused(client, error);
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
  readPracticeAnew(client);
}
