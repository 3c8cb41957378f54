import { pageApi } from "#contract/page-api.ts";
import { fillPath } from "#contract/endpoint.ts";
import type { Found } from "#model/found.ts";
import type { Query } from "./queries.ts";

export const searchQuery = (q: string): Query<Found> => ({ path: fillPath(pageApi.search.path, { q }) });
