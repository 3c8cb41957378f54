import { ApiError } from "#contract/client.ts";

/** Returns true for a request that no server has answered. */
export const isOutOfReach = (error: unknown): error is Error => error instanceof Error && !(error instanceof ApiError);
