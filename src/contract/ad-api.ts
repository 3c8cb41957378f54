import type { Endpoint } from "./endpoint.ts";

/** The account in whose name ad units are shown, as ca-pub-…; null while there are no advertisements. */
export interface AdConfig {
  publisherId: string | null;
}

type AdConfigCall = Endpoint<"/api/adsense/config", "public", AdConfig>;

/** Apart from the other endpoints, because by default no visitor needs to load it. */
export const adConfig: AdConfigCall = { method: "GET", path: "/api/adsense/config", access: "public" };
