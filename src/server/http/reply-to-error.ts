import type { Context } from "hono";
import { reasonHeader } from "#contract/refusal-reasons.ts";
import { refusalHeader } from "#contract/refusals.ts";
import { isDamaged, isForeignKeyViolation, isUnavailable, loggedError } from "../db/database-errors.ts";
import { HttpError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { ReplyHeaders } from "./headers.ts";
import { loggedPath } from "./logged-path.ts";
import { isApiPath } from "./refusals.ts";

/**
 * Turns errors into responses, which no other code does. A refusal becomes its code and a sentence. A defect is logged,
 * and its response reveals nothing about it.
 */
export function createReplyToError(log: Log, headers: ReplyHeaders, failurePage?: (path: string) => Response) {
  function refuse({ code, reason, status, message, headers: own }: HttpError) {
    const why = reason && { [reasonHeader]: reason };
    return new Response(message, { status, headers: { ...headers.sentence, ...own, [refusalHeader]: code, ...why } });
  }

  const refuseForDatabase = () => refuse(new HttpError("database-unavailable", { headers: { "retry-after": "5" } }));

  return function replyToError(error: Error, c?: Context): Response {
    if (error instanceof HttpError) return refuse(error);
    if (isUnavailable(error)) {
      log.warn("The database does not answer", { path: c && loggedPath(c.req.path), error: loggedError(error) });
      return refuseForDatabase();
    }
    if (isDamaged(error)) {
      log.error("The database file is damaged; restore the latest backup", {
        path: c && loggedPath(c.req.path),
        error,
      });
      return refuseForDatabase();
    }
    // The account was deleted after the session had been read.
    if (isForeignKeyViolation(error)) return refuse(new HttpError("login-required"));
    // A page fails when one of its calls does, and the failure of that call is logged already. The build of the pages
    // has an ApiError class of its own, so the name is compared.
    if (error.name !== "ApiError")
      log.error("A request failed", { method: c?.req.method, path: c && loggedPath(c.req.path), error });
    const isPage = c && !isApiPath(c.req.path);
    if (isPage && failurePage) return failurePage(c.req.path);
    return new Response("Something went wrong on the server", { status: 500, headers: headers.sentence });
  };
}
