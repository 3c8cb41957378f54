export const logLevels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof logLevels)[number];
type Fields = Readonly<Record<string, unknown>>;
/** Fields that cost time are given as a function, which is called only when the line is written. */
type Write = (message: string, fields?: Fields | (() => Fields)) => void;

export type Log = Readonly<Record<LogLevel, Write>>;

interface LogOptions {
  level: LogLevel;
  now: () => Date;
  write: (line: string) => void;
}

/**
 * One line for each event: time, level, message, then `name=value` in JSON, so that a stack stays on its line too.
 * Never hand it a query string, a token, an e-mail or a network address.
 */
export function createLog({ level, now, write }: LogOptions): Log {
  const least = logLevels.indexOf(level);

  const writer =
    (own: LogLevel): Write =>
    (message, fields = {}) => {
      if (logLevels.indexOf(own) < least) return;
      const particulars = typeof fields === "function" ? fields() : fields;
      const named = Object.entries(particulars).map(([name, value]) => `${name}=${JSON.stringify(plain(value))}`);
      write([now().toISOString(), own.padEnd(5), message, ...named].join(" "));
    };

  return { debug: writer("debug"), info: writer("info"), warn: writer("warn"), error: writer("error") };
}

const plain = (value: unknown) => (value instanceof Error ? (value.stack ?? value.message) : value);
