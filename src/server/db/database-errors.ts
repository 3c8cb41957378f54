/**
 * In these states of PostgreSQL the database is unavailable: no connection, too many connections, shutting down, failed
 * over to a read-only host, refusing the user, without the database, in another state than required, out of disk space,
 * a conflict that did not end, or a statement that took too long.
 */
const unavailableStates = /^(08...|53...|58...|57P0[1-5]|57014|55000|55P03|25006|25P03|28000|28P01|3D000|40001|40P01)$/;
/** In these states PostgreSQL has aborted this transaction, because it and another one blocked each other. */
const conflictStates = new Set(["40001", "40P01"]);
/** These results of SQLite are BUSY, LOCKED, READONLY, IOERR, FULL and CANTOPEN. */
const unavailableResults = new Set([5, 6, 8, 10, 13, 14]);

const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOENT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EPIPE",
  "ETIMEDOUT",
]);
/** The pg package throws errors with these messages and without a code. */
const connectionMessages =
  /timeout exceeded when trying to connect|timeout expired|after calling end on the pool|Query read timeout|Connection terminated|not queryable|server does not support SSL|establishing an SSL connection/;
/** OpenSSL and Node give these codes to connections that failed because of TLS or of a certificate in DATABASE_URL. */
const tlsCodes = /^(ERR_(SSL|OSSL|TLS)_\w+|EPROTO|CERT_\w+|UNABLE_TO_\w+|(DEPTH_ZERO_)?SELF_SIGNED_CERT\w*)$/;

type DatabaseError = Error & { code?: unknown; errcode?: unknown; severity?: unknown };

const codesOf = (error: unknown): Partial<DatabaseError> => (error instanceof Error ? error : {});

/**
 * This error is thrown for a database that cannot be reached because of the network or its own state. The program is
 * not at fault, so the error is logged without a stack.
 */
export class DatabaseUnavailable extends Error {
  override name = "DatabaseUnavailable";

  constructor(message: string, options?: { cause: unknown }) {
    super(message, options);
    const { code, message: reason } = codesOf(options?.cause);
    const particulars = typeof code === "string" ? code : reason;
    this.stack = particulars ? `${message} (${particulars})` : message;
  }
}

/** Returns true when the database is the reason and not the program, so that it may answer again in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const { code, errcode } = codesOf(error);
  if (code === "ERR_SQLITE_ERROR") return typeof errcode === "number" && unavailableResults.has(errcode & 0xff);
  return typeof code === "string" && unavailableStates.test(code);
}

/**
 * Returns true for a SQLite file that another program than SQLite has written to (CORRUPT, NOTADB). Waiting does not
 * help.
 */
export function isDamaged(error: unknown): boolean {
  const { code, errcode } = codesOf(error);
  return code === "ERR_SQLITE_ERROR" && typeof errcode === "number" && [11, 26].includes(errcode & 0xff);
}

/**
 * These sentences are for the operator of the server. The error's own message is not used, because it may contain a
 * password.
 */
const reasons: Readonly<Record<string, string>> = {
  "28000": "The database refuses the user in DATABASE_URL (28000).",
  "28P01": "The database refuses the password in DATABASE_URL (28P01).",
  "3D000": "DATABASE_URL names a database that does not exist (3D000).",
  ENOTFOUND: "DATABASE_URL names a host that is not known (ENOTFOUND).",
  ECONNREFUSED: "Nothing listens where DATABASE_URL says (ECONNREFUSED).",
  ENOENT: "DATABASE_URL names a socket or a file that is not there (ENOENT).",
};

/** Returns a sentence, without its full stop, that says which setting to change. */
function describeTlsFailure(code: string) {
  if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID") {
    return "The certificate of the database is not valid today: renew it, or set the clock of this machine right";
  }
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
    return "The certificate of the database is for another host: write its host in DATABASE_URL as the certificate does";
  }
  if (/^(CERT|UNABLE|DEPTH|SELF)_/.test(code)) {
    return "The certificate of the database is signed by an authority that this machine does not know: add sslrootcert=/path/to/authority.pem to DATABASE_URL";
  }
  return "No TLS connection to the database comes about: check sslmode and the files of certificates in DATABASE_URL";
}

/** Returns a sentence for the code of the error or of its cause. */
export function describeUnavailable(error: unknown): string {
  const { code, cause, message = "" } = codesOf(error);
  // The messages of SQLite contain no names and no secrets.
  if (code === "ERR_SQLITE_ERROR") return `The database cannot be used: ${message}.`;
  if (typeof code === "string") {
    return (
      reasons[code] ?? `${tlsCodes.test(code) ? describeTlsFailure(code) : "The database cannot be used"} (${code}).`
    );
  }
  if (message.includes("server does not support SSL")) {
    return "The database offers no TLS: turn it on there, or take sslmode out of DATABASE_URL.";
  }
  const [first] = error instanceof AggregateError ? error.errors : [cause];
  if (first !== undefined) return describeUnavailable(first);
  return error instanceof DatabaseUnavailable ? `${message}.` : "The database does not answer.";
}

/**
 * Returns what the log says about an error: a sentence where the database is the reason, and otherwise the error
 * itself.
 */
export const loggedError = (error: unknown) => (isUnavailable(error) ? describeUnavailable(error) : error);

/**
 * Returns true for a failed connection. Only errors of the pg package may be passed: a visitor's aborted connection
 * looks the same.
 */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  const { code } = codesOf(error);
  if (typeof code === "string") return networkCodes.has(code) || tlsCodes.test(code);
  return error instanceof Error && connectionMessages.test(error.message);
}

/** Returns true for a failed connection for which a setting must be changed, so that waiting does not help. */
export const isTlsFailure = (error: unknown) => tlsCodes.test(String(codesOf(error).code));

/** Returns true for an error that PostgreSQL has sent over a connection that still works. */
export function leavesConnectionUsable(error: unknown): boolean {
  const { severity } = codesOf(error);
  return typeof severity === "string" && !/^(FATAL|PANIC)$/.test(severity) && !isReadOnly(error);
}

/** Returns true for a write to a read-only database, such as the standby after a failover. */
export const isReadOnly = (error: unknown) => codesOf(error).code === "25006";

/** Returns true for a statement or transaction that may succeed when it is run again. */
export function isConflict(error: unknown): boolean {
  const { code } = codesOf(error);
  return typeof code === "string" && conflictStates.has(code);
}

/** Returns true for a SQLite file that another process has locked. */
export function isLocked(error: unknown): boolean {
  const { code, errcode } = codesOf(error);
  return code === "ERR_SQLITE_ERROR" && typeof errcode === "number" && (errcode & 0xff) === 5;
}

/** Returns true for a query of a table that does not exist. */
export function isMissingTable(error: unknown): boolean {
  const { code, message = "" } = codesOf(error);
  return code === "42P01" || (code === "ERR_SQLITE_ERROR" && message.startsWith("no such table"));
}

/** Returns true for a row of an account that has just been deleted, for example on another device. */
export function isForeignKeyViolation(error: unknown): boolean {
  const { code, errcode } = codesOf(error);
  return code === "23503" || (code === "ERR_SQLITE_ERROR" && errcode === 787);
}

/** Returns true for a row that exists already. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = codesOf(error);
  return code === "23505" || (code === "ERR_SQLITE_ERROR" && (errcode === 2067 || errcode === 1555));
}
