import { ApiError } from "#contract/client.ts";
import { reasonSentence, type Said } from "#messages/refusal-reasons.ts";
import { refusalMessages } from "#messages/refusals.ts";
import { plainErrorMessage } from "./plain-error-message.ts";

const sentences: Readonly<Record<string, string | undefined>> = refusalMessages;

/**
 * Returns the sentence of a refusal by its code, else by the reason that depends on the request. The server's own
 * sentence is used in English, and for those of a newer server.
 */
export const refusalSentence = (refusal: Said): string =>
  sentences[refusal.code ?? ""] ??
  (isPage(refusal) ? refusalMessages["database-unavailable"] : reasonSentence(refusal));

/** A proxy in front of the server refuses with a page, which is no sentence. */
const isPage = ({ sentence }: Said) => sentence.trimStart().startsWith("<");

/** Returns the message for a failed request: the sentence of its refusal with its status, or a network error. */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? `${error.status}: ${refusalSentence(error)}` : plainErrorMessage(error);
