import { ApiError } from "#contract/client.ts";
import { refusalMessages } from "#messages/refusals.ts";
import { plainErrorMessage } from "./plain-error-message.ts";

const sentences: Readonly<Record<string, string | undefined>> = refusalMessages;

/**
 * Refusal in words, by its code. The server's sentence is shown where it composes it for each request, as for
 * weak-password, and where a proxy or a newer server has refused.
 */
export const refusalSentence = ({ code, sentence }: Pick<ApiError, "code" | "sentence">): string =>
  sentences[code ?? ""] ?? sentence;

/** Message for a failed request: the refusal in words with its status, or a network error. */
export const errorMessage = (error: unknown): string =>
  error instanceof ApiError ? `${error.status}: ${refusalSentence(error)}` : plainErrorMessage(error);
