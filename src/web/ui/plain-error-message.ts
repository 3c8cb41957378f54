import { failureMessages } from "#messages/ui.ts";

/**
 * Returns the message for a public read that has failed: the server's sentence with its status, or a network error. The
 * server composes nearly every refusal of such a read, so that public pages need not load the list of refusals in
 * words.
 */
export function plainErrorMessage(error: unknown): string {
  // fetch and import() throw these when nothing answers, or not in time.
  if (error instanceof TypeError || error instanceof DOMException) return failureMessages.network;
  return error instanceof Error ? error.message : String(error);
}
