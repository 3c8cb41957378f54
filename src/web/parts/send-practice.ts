import type { QueryClient } from "@tanstack/react-query";
import type { User } from "#model/user.ts";
import { fetchInTime } from "../data/call.ts";
import { endSessionIfUnauthorized } from "../data/current-user.ts";
import { refetchPractice } from "../data/refetch-practice.ts";
import { browserPractice } from "../practice/browser-practice.ts";
import { startOutboxWorker } from "../practice/outbox-worker.ts";

/** Sends what this person practises, and fetches the log again when that has changed it. Returns how to stop. */
export const sendPractice = (client: QueryClient, user: User): (() => void) =>
  startOutboxWorker(
    {
      user,
      transport: fetchInTime,
      onSent: () => refetchPractice(client),
      onFailed: (error) => endSessionIfUnauthorized(client, error),
    },
    browserPractice(),
  ).stop;
