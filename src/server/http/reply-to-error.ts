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
 * Turns errors into responses; no other place does. A refusal becomes its code and a sentence. A defect is logged, and
 * its response says nothing about it.
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
    // The account has been deleted since the session was read.
    if (isForeignKeyViolation(error)) return refuse(new HttpError("login-required"));
    // A page fails when one of its calls does, and that call has been logged. The page's build has its own ApiError
    // class.
    if (error.name !== "ApiError")
      log.error("A request failed", { method: c?.req.method, path: c && loggedPath(c.req.path), error });
    const isPage = c && !isApiPath(c.req.path);
    if (isPage && failurePage) return failurePage(c.req.path);
    return new Response("Something went wrong on the server", { status: 500, headers: headers.sentence });
  };
}
