import type { Hono } from "hono";
import { adConfig } from "#contract/ad-api.ts";
import type { Deps } from "../deps.ts";
import type { ReplyHeaders } from "../http/headers.ts";
import type { Memory } from "../http/memory.ts";
import type { Serve } from "../http/serve.ts";
import { accountOf } from "./ad-settings.ts";

interface Ground {
  app: Hono;
  memory: Memory;
  headers: ReplyHeaders;
}

/** The number under which Google itself is registered as a seller of advertisements (TAG-ID). */
const googleId = "f08c47fec0942fa0";

/** Who is paid for the advertisements: told to the browser, and to those who buy them. */
export function adRoutes(serve: Serve, { ads }: Pick<Deps, "ads">, { app, memory, headers }: Ground) {
  const publisherId = accountOf(ads);
  serve(adConfig, () => ({ publisherId }));

  if (publisherId === null) return;
  const sellers = {
    status: 200 as const,
    text: `google.com, ${publisherId.replace("ca-", "")}, DIRECT, ${googleId}\n`,
    headers: { ...headers.sharedJson, "content-type": "text/plain; charset=utf-8" },
    isKept: true,
  };
  app.get("/ads.txt", (c) => memory.reply(c.req.raw, "/ads.txt", async () => sellers));
}
