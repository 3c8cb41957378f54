import type { IncomingMessage } from "node:http";
import type { Context, Hono } from "hono";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { ReplyHeaders } from "../http/headers.ts";
import { outboxPage, outboxPolicy } from "./outbox-page.ts";

/** A page with emails whose links open accounts: it exists in development only, and only for the server's own machine. */
export function outboxRoutes(app: Hono, { sentEmails }: Pick<Deps, "sentEmails">, headers: ReplyHeaders) {
  if (sentEmails === null) return;
  app.get("/outbox", (c) => {
    if (!isFromThisMachine(c)) throw new HttpError("file-not-found");
    return c.body(outboxPage(sentEmails.list()), 200, {
      ...headers.privatePage(outboxPolicy),
      "x-robots-tag": "noindex",
    });
  });
}

/** Node's request; absent where the app is called in process. */
interface Bindings {
  incoming?: { socket?: Pick<IncomingMessage["socket"], "remoteAddress"> };
}

/** False behind a proxy, which may forward anybody. */
function isFromThisMachine(c: Context) {
  const { incoming }: Bindings = c.env ?? {};
  const isForwarded = Boolean(c.req.header("x-forwarded-for") ?? c.req.header("forwarded"));
  return !isForwarded && /^(::1|(::ffff:)?127\.[\d.]+)$/.test(incoming?.socket?.remoteAddress ?? "");
}
