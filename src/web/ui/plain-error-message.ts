import { ApiError } from "#contract/client.ts";
import { readRefusal } from "#messages/read-refusals.ts";
import { failureMessages } from "#messages/ui.ts";

/**
 * Returns the message for a public read that has failed: a sentence with its status, or a network error. Public pages
 * need not load the list of refusals in words.
 */
export function plainErrorMessage(error: unknown): string {
  // fetch and import() throw these when nothing answers, or not in time.
  if (error instanceof TypeError || error instanceof DOMException) return failureMessages.network;
  if (error instanceof ApiError) return readRefusal(error);
  return error instanceof Error ? error.message : String(error);
}
