import type { Hono } from "hono";
import { requireWritable } from "./db/open.ts";
import type { Deps } from "./deps.ts";
import { HttpError } from "./errors.ts";
import type { ReplyHeaders } from "./http/headers.ts";

const headers = { "retry-after": "5" };

/**
 * Serves /livez, which says that the process answers, and /readyz, which says that visitors may be sent to this server
 * and can write.
 */
export function healthRoutes(app: Hono, { db, isDraining, log }: Deps, { sentence }: ReplyHeaders) {
  app.get("/livez", (c) => c.body("ok", 200, sentence));

  app.get("/readyz", async (c) => {
    if (isDraining()) throw new HttpError("not-ready", { sentence: "The server is about to stop.", headers });
    try {
      await requireWritable(db);
    } catch (error) {
      log.warn("The database cannot be written", { error });
      throw new HttpError("not-ready", { sentence: "The database does not answer.", headers });
    }
    return c.body("ok", 200, sentence);
  });
}
