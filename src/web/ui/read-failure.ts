/* @chunk entry */
import { ApiError } from "#contract/client.ts";
import { readRefusal } from "#messages/read-refusals.ts";
import { failureMessages } from "#messages/ui.ts";

/** Says why a public read has failed: the refusal in a sentence, or that there is no network. */
export const readFailure = (error: Error) => (error instanceof ApiError ? readRefusal(error) : failureMessages.network);
