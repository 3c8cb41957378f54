import { minute } from "#model/durations.ts";
import { currentRequestId } from "./http/request-id.ts";

export const logLevels = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof logLevels)[number];
/** The log has lines for people, or JSON objects for programs. */
export const logFormats = ["text", "json"] as const;
export type LogFormat = (typeof logFormats)[number];
type Fields = Readonly<Record<string, unknown>>;
/** Writes a line. Fields that take time are given as a function, which is only called if the line is written. */
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

/** Writes time, level and message, then `name=value` in JSON, so that a stack stays on the line too. */
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
 * At most so many kinds of events are counted, more than a server has at a time. Events of further kinds are always
 * written.
 */
const mostKinds = 200;

/** Returns the kind of an event. Two errors that only differ in their stack are of one kind. */
const kindOf = ({ level, message, fields }: Event) =>
  JSON.stringify([level, message, fields], (_, value: unknown) =>
    value instanceof Error ? `${value.name}: ${value.message}` : value,
  );

/**
 * Writes each kind of event once a minute. The next line says how often it has happened since, so that failing requests
 * cannot fill the disk.
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
 * Creates a log with one line for each event. Warnings and errors that repeat are written once a minute. A query
 * string, a token, an email or a network address must never be passed to it.
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
