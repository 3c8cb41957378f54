import { failureMessages } from "#messages/ui.ts";

/** Message for a failed request: the server's sentence with its status, or a network error. */
export function errorMessage(error: unknown): string {
  // fetch and import() throw these when nothing answers, or not in time.
  if (error instanceof TypeError || error instanceof DOMException) return failureMessages.network;
  return error instanceof Error ? error.message : String(error);
}
