import type { Context } from "hono";
import { isUnavailable, isForeignKeyViolation } from "../db/database-errors.ts";
import { HttpError } from "../errors.ts";
import type { Log } from "../log.ts";
import type { ReplyHeaders } from "./headers.ts";
import { isCall } from "./refusals.ts";

/** The one place where errors become replies. A refusal is a sentence; a defect is logged, and says no more than that. */
export function createReplyToError(log: Log, headers: ReplyHeaders, failedPage?: () => Response) {
  const sentence = (text: string, status: number, more: Record<string, string> = {}) =>
    new Response(text, { status, headers: { ...headers.sentence, ...more } });

  return function replyToError(error: Error, c?: Context): Response {
    if (isUnavailable(error)) {
      log.warn("The database does not answer", { path: c?.req.path, error });
      return sentence("This cannot be reached at the moment. Please try again.", 503, { "retry-after": "5" });
    }
    if (isForeignKeyViolation(error)) return sentence("Login required", 401);
    if (error instanceof HttpError) return sentence(error.message, error.status, error.headers);
    // A page that failed because a call failed: the call has been logged. The page's build has its own ApiError class.
    if (error.name !== "ApiError") log.error("A request failed", { method: c?.req.method, path: c?.req.path, error });
    const isPage = c && !isCall(c.req.path);
    return isPage && failedPage ? failedPage() : sentence("Something went wrong on the server", 500);
  };
}
