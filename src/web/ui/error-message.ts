import { ApiError } from "#contract/client.ts";
import { refusalMessages } from "#messages/refusals.ts";
import { plainErrorMessage } from "./plain-error-message.ts";

const sentences: Readonly<Record<string, string | undefined>> = refusalMessages;

/**
 * Returns the sentence of a refusal by its code. The server's own sentence is used for refusals that it composes for
 * each request, such as weak-password, and for those of a proxy or a newer server.
 */
export const refusalSentence = ({ code, sentence }: Pick<ApiError, "code" | "sentence">): string =>
  sentences[code ?? ""] ?? sentence;

/** Returns the message for a failed request: the sentence of its refusal with its status, or a network error. */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? `${error.status}: ${refusalSentence(error)}` : plainErrorMessage(error);
