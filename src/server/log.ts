import { currentRequestId } from "./http/request-id.ts";

export const logLevels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof logLevels)[number];
/** Lines for people, or JSON objects for programs. */
export const logFormats = ["text", "json"] as const;
export type LogFormat = (typeof logFormats)[number];
type Fields = Readonly<Record<string, unknown>>;
/** Fields that cost time are given as a function, which is called only when the line is written. */
type Write = (message: string, fields?: Fields | (() => Fields)) => void;

export type Log = Readonly<Record<LogLevel, Write>>;

interface LogOptions {
  level: LogLevel;
  now: () => Date;
  write: (line: string) => void;
  format?: LogFormat;
}

interface Event {
  time: string;
  level: LogLevel;
  message: string;
  fields: Fields;
}

/** Time, level, message, then `name=value` in JSON, so that a stack stays on its line too. */
const toText = ({ time, level, message, fields }: Event) =>
  [
    time,
    level.padEnd(5),
    message,
    ...Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(plain(value))}`),
  ].join(" ");

/** The same in one object, with the request that it belongs to. No field can take the place of the first ones. */
const toJson = ({ time, level, message, fields }: Event) =>
  JSON.stringify({ time, level, message, requestId: currentRequestId(), fields }, (_, value: unknown) => plain(value));

const formats: Readonly<Record<LogFormat, (event: Event) => string>> = { text: toText, json: toJson };

/** One line for each event. Never pass it a query string, a token, an email or a network address. */
export function createLog({ level, now, write, format = "text" }: LogOptions): Log {
  const least = logLevels.indexOf(level);

  const writer =
    (own: LogLevel): Write =>
    (message, fields = {}) => {
      if (logLevels.indexOf(own) < least) return;
      const particulars = typeof fields === "function" ? fields() : fields;
      write(formats[format]({ time: now().toISOString(), level: own, message, fields: particulars }));
    };

  return { debug: writer("debug"), info: writer("info"), warn: writer("warn"), error: writer("error") };
}

const plain = (value: unknown) => (value instanceof Error ? (value.stack ?? value.message) : value);
