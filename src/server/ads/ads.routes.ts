import type { Hono } from "hono";
import { adConfig } from "#contract/ad-api.ts";
import type { Deps } from "../deps.ts";
import type { ReplyHeaders } from "../http/headers.ts";
import type { ResponseCache } from "../http/response-cache.ts";
import type { Serve } from "../http/serve.ts";
import { accountOf } from "./ad-settings.ts";

interface RouteOptions {
  app: Hono;
  cache: ResponseCache;
  headers: ReplyHeaders;
}

/** Google publishes this id of its own, its TAG-ID, for lines of ads.txt. */
const googleId = "f08c47fec0942fa0";

/** Serves the id of the publisher, to the browser and in ads.txt. */
export function adRoutes(serve: Serve, { ads }: Pick<Deps, "ads">, { app, cache, headers }: RouteOptions) {
  const publisherId = accountOf(ads);
  serve(adConfig, () => ({ publisherId }));

  if (publisherId === null) return;
  const sellers = {
    status: 200 as const,
    text: `google.com, ${publisherId.replace("ca-", "")}, DIRECT, ${googleId}\n`,
    headers: { ...headers.sharedJson, "content-type": "text/plain; charset=utf-8" },
    isCacheable: true,
  };
  app.get("/ads.txt", (c) => cache.respond(c.req.raw, "/ads.txt", async () => sellers));
}
