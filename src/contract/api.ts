import { adConfig } from "./ad-api.ts";
import { calendarApi } from "./calendar-api.ts";
import { endpoint } from "./endpoint.ts";
import { pageApi } from "./page-api.ts";
import type { OpenApi } from "./page-replies.ts";
import { personalApi } from "./personal-api.ts";
import { bundleApi } from "./text-bundles.ts";
import { textApi } from "./text-endpoints.ts";
import { countView } from "./view-endpoint.ts";

/**
 * The whole HTTP API: method, path, access and reply of each endpoint. A browser only loads the parts that it needs.
 */
export const api = {
  ...pageApi,
  ...textApi,
  ...calendarApi,
  ...bundleApi,
  ...personalApi,
  countView,
  adConfig,
  openApi: { ...endpoint("GET", "/api/openapi.json", "public").replies<OpenApi>(), isWordless: true },
};
