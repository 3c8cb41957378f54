import { adConfig } from "./ad-api.ts";
import { endpoint } from "./endpoint.ts";
import { pageApi } from "./page-api.ts";
import { personalApi } from "./personal-api.ts";

/** The whole HTTP API: method, path, who may call it, what it replies. A browser loads the part it needs. */
export const api = {
  ...pageApi,
  ...personalApi,
  adConfig,
  openApi: endpoint("GET", "/api/openapi.json", "public").replies<object>(),
};
