/** Of PostgreSQL: no connection, no room, shutting down, or a statement that took too long. */
const awayStates = /^(08...|53...|57P0[1-5]|57014|55P03)$/;
/** Of the network below it. */
const awayCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTFOUND", "EAI_AGAIN", "EPIPE", "ETIMEDOUT"]);
/** What the pg package says without any code. */
const awayMessages = /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable/;
/** Of SQLite: held by another process, unreadable, full, gone. */
const awayResults = new Set([5, 6, 8, 10, 13, 14]);

/** Whether the database, and not the program, is the reason: it may answer again in a moment. */
export function isUnavailable(error: Error): boolean {
  if (error instanceof AggregateError) return error.errors.some((each) => each instanceof Error && isUnavailable(each));
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  if (code === "ERR_SQLITE_ERROR") return typeof errcode === "number" && awayResults.has(errcode & 0xff);
  if (typeof code === "string") return awayStates.test(code) || awayCodes.has(code);
  return awayMessages.test(error.message);
}

/** A row that refers to a person who has just been deleted, for example by the same person on another device. */
export function isForeignKeyViolation(error: Error): boolean {
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return code === "23503" || (code === "ERR_SQLITE_ERROR" && errcode === 787);
}

/** A row that is there already. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
  return code === "23505" || (code === "ERR_SQLITE_ERROR" && (errcode === 2067 || errcode === 1555));
}
