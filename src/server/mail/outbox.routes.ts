import type { Context, Hono } from "hono";
import type { Deps } from "../deps.ts";
import { HttpError } from "../errors.ts";
import type { ReplyHeaders } from "../http/headers.ts";
import { peerAddress } from "../http/trusted-proxies.ts";
import { outboxPage, outboxPolicy } from "./outbox-page.ts";

/**
 * Serves the page with sent emails, whose links open accounts. It only exists under `npm run dev`, and only for the
 * server's own machine.
 */
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

/** A proxy adds these headers. Even a proxy on this machine may forward requests of anybody. */
const forwardingHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip"];

const loopbackAddress = /^(::1|127\.[\d.]+)$/;
/**
 * These are the names of this machine in a URL. Another site's name may lead to this machine as well (DNS rebinding).
 */
const loopbackName = /^(localhost|\[::1\]|127(\.\d{1,3}){3})$/;

/** Returns true for a browser on the server's own machine that has used one of the machine's own names. */
const isFromThisMachine = (c: Context) =>
  loopbackAddress.test(peerAddress(c)) &&
  loopbackName.test(new URL(c.req.url).hostname) &&
  !forwardingHeaders.some((name) => c.req.header(name) !== undefined);
