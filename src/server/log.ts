import { minute } from "#model/durations.ts";
import { currentRequestId } from "./http/request-id.ts";

export const logLevels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof logLevels)[number];
/** Formats of the log: lines for people, or JSON objects for programs. */
export const logFormats = ["text", "json"] as const;
export type LogFormat = (typeof logFormats)[number];
type Fields = Readonly<Record<string, unknown>>;
/** Writes a line. Fields that cost time are given as a function, which is called only if the line is written. */
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

/** Writes time, level, message, then `name=value` in JSON, so that a stack stays on its line too. */
const toText = ({ time, level, message, fields }: Event) =>
  [
    time,
    level.padEnd(5),
    message,
    ...Object.entries(fields).map(([name, value]) => `${name}=${JSON.stringify(plain(value))}`),
  ].join(" ");

/** Writes an object with the id of the current request. No field can replace time, level, message or id. */
const toJson = ({ time, level, message, fields }: Event) =>
  JSON.stringify({ time, level, message, requestId: currentRequestId(), fields }, (_, value: unknown) => plain(value));

const formats: Readonly<Record<LogFormat, (event: Event) => string>> = { text: toText, json: toJson };

/**
 * Most kinds of trouble that are counted, which is more than a server has at a time. Beyond that, each line is written.
 */
const mostKinds = 200;

/** Returns the kind of an event. Two errors that differ only in their stack are of one kind. */
const kindOf = ({ level, message, fields }: Event) =>
  JSON.stringify([level, message, fields], (_, value: unknown) =>
    value instanceof Error ? `${value.name}: ${value.message}` : value,
  );

/**
 * Writes each kind of trouble once a minute. The next line has the number of repetitions since, so that failing
 * requests cannot fill the disk.
 */
function createRepeatFilter(write: (event: Event) => void, now: () => Date) {
  const repeats = new Map<string, number>();

  function countFor(kind: string, event: Event) {
    repeats.set(kind, 0);
    setTimeout(() => {
      const repeated = repeats.get(kind) ?? 0;
      repeats.delete(kind);
      if (repeated === 0) return;
      write({ ...event, time: now().toISOString(), fields: { ...event.fields, repeated } });
      countFor(kind, event);
    }, minute).unref();
  }

  return (event: Event) => {
    const kind = kindOf(event);
    const repeated = repeats.get(kind);
    if (repeated !== undefined) return void repeats.set(kind, repeated + 1);
    write(event);
    if (repeats.size < mostKinds) countFor(kind, event);
  };
}

/**
 * Creates a log of one line for each event; warnings and errors that repeat are written once a minute. Never pass it a
 * query string, a token, an email or a network address.
 */
export function createLog({ level, now, write, format = "text" }: LogOptions): Log {
  const least = logLevels.indexOf(level);
  const writeEvent = (event: Event) => write(formats[format](event));
  const writeTrouble = createRepeatFilter(writeEvent, now);

  const writer =
    (own: LogLevel): Write =>
    (message, fields = {}) => {
      if (logLevels.indexOf(own) < least) return;
      const particulars = typeof fields === "function" ? fields() : fields;
      const event = { time: now().toISOString(), level: own, message, fields: particulars };
      if (own === "warn" || own === "error") writeTrouble(event);
      else writeEvent(event);
    };

  return { debug: writer("debug"), info: writer("info"), warn: writer("warn"), error: writer("error") };
}

const plain = (value: unknown) => (value instanceof Error ? (value.stack ?? value.message) : value);
