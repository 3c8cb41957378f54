import type { ApiError } from "#contract/client.ts";

/** A refusal, also one that an earlier release has kept without a reason. */
export type Said = Pick<ApiError, "code" | "sentence"> & { reason?: string | null };

/** Says why a request is refused, where that depends on the request. In English the server's own sentence says it. */
export const reasonSentence = ({ sentence }: Said): string => sentence;

/** Says what is wrong in words of the browser or of an identity provider, which are English. */
export const foreignSentence = (sentence: string): string => sentence;
