import { endpoint } from "./endpoint.ts";
import type { Favorite } from "./personal-replies.ts";

/** Apart from the other personal calls, because every heart asks for it on a first visit already. */
export const favorites = endpoint("GET", "/api/favorites", "signed-in").replies<Favorite[]>();
