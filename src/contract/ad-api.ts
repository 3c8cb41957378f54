import type { Endpoint } from "./endpoint.ts";
import type { AdConfig } from "./page-replies.ts";

type AdConfigCall = Endpoint<"/api/adsense/config", "public", AdConfig>;

/** This endpoint has a file of its own, because by default no visitor needs to load it. */
export const adConfig: AdConfigCall = {
  method: "GET",
  path: "/api/adsense/config",
  access: "public",
  isWordless: true,
};
