import type { Hono } from "hono";
import { changePasswordAnchor, paths } from "#model/paths.ts";
import type { ReplyHeaders } from "../http/headers.ts";

/**
 * Serves the address at which password managers look for the change of a password (W3C, "A Well-Known URL for Changing
 * Passwords").
 */
export function wellKnownRoutes(app: Hono, headers: ReplyHeaders) {
  const location = `${paths.profile()}#${changePasswordAnchor}`;
  app.get(
    "/.well-known/change-password",
    () => new Response(null, { status: 302, headers: { ...headers.redirect, location } }),
  );
}
