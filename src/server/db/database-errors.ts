/** PostgreSQL: no connection, too many of them, shutting down, or a statement that took too long. */
const unavailableStates = /^(08...|53...|57P0[1-5]|57014|55P03)$/;
/** Network errors. */
const networkCodes = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "ENOTFOUND", "EAI_AGAIN", "EPIPE", "ETIMEDOUT"]);
/** Messages that the pg package throws without a code. */
const unavailableMessages =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable/;
/** SQLite: BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN. */
const unavailableResults = new Set([5, 6, 8, 10, 13, 14]);

type DatabaseError = Error & { code?: unknown; errcode?: unknown };

/** True when the database, not the program, is the reason, and may respond again in a moment. */
export function isUnavailable(error: Error): boolean {
  if (error instanceof AggregateError) return error.errors.some((each) => each instanceof Error && isUnavailable(each));
  const { code, errcode } = error as DatabaseError;
  if (code === "ERR_SQLITE_ERROR") return typeof errcode === "number" && unavailableResults.has(errcode & 0xff);
  if (typeof code === "string") return unavailableStates.test(code) || networkCodes.has(code);
  return unavailableMessages.test(error.message);
}

/** True for a row of an account that has just been deleted, for example on another device. */
export function isForeignKeyViolation(error: Error): boolean {
  const { code, errcode } = error as DatabaseError;
  return code === "23503" || (code === "ERR_SQLITE_ERROR" && errcode === 787);
}

/** True for a row that exists already. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as DatabaseError;
  return code === "23505" || (code === "ERR_SQLITE_ERROR" && (errcode === 2067 || errcode === 1555));
}
