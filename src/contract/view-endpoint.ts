import { endpoint } from "./endpoint.ts";
import type { ViewCount } from "./page-replies.ts";

/** This endpoint is apart from those that every page loads, because only views of teachings are counted. */
export const countView = endpoint("POST", "/api/blog-posts/:slug/views", "visitor").replies<ViewCount>();
