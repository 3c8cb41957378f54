import { endpoint } from "./endpoint.ts";
import type { ViewCount } from "./page-replies.ts";

/** Apart from what every page loads, because only a teaching is counted. */
export const countView = endpoint("POST", "/api/blog-posts/:slug/views", "visitor").replies<ViewCount>();
