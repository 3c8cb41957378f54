import { createApiClient } from "#contract/client.ts";

/** For what changes something, and for what is asked once. What is shown is read through the cache. */
export const call = createApiClient((path, init) => fetch(path, init));
