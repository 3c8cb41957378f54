import { endpoint } from "./endpoint.ts";
import type { Favorite } from "./personal-replies.ts";

/** This endpoint has a file of its own, because every heart needs it on a first visit already. */
export const favorites = endpoint("GET", "/api/favorites", "signed-in").replies<Favorite[]>();
