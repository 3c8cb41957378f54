import type { Hono } from "hono";
import { askDatabase } from "./db/open.ts";
import type { Deps } from "./deps.ts";
import { HttpError } from "./errors.ts";
import type { ReplyHeaders } from "./http/headers.ts";

const retry = { "retry-after": "5" };

/** livez: the process answers. readyz: send it visitors. */
export function healthRoutes(app: Hono, { db, isDraining, log }: Deps, { sentence }: ReplyHeaders) {
  app.get("/livez", (c) => c.body("ok", 200, sentence));

  app.get("/readyz", async (c) => {
    if (isDraining()) throw new HttpError(503, "The server is about to stop.", retry);
    try {
      await askDatabase(db);
    } catch (error) {
      log.warn("The database does not answer", { error });
      throw new HttpError(503, "The database does not answer.", retry);
    }
    return c.body("ok", 200, sentence);
  });
}
