import { day, minute } from "#model/durations.ts";
import { offsetReader } from "../calendar/local-time.ts";

/** An event of one or more days, or at a time by the clock of a zone. */
export interface IcsEvent {
  /** The id of an event is the same in every edition of the calendar. */
  uid: string;
  summary: string;
  description?: string;
  url?: string | null;
  /** The day, as `YYYY-MM-DD`. */
  date: string;
  /** The time, as `HH:MM` with an IANA zone. The field is absent where the event lasts the whole day. */
  time?: { at: string; zone: string; minutes: number };
  /** A rule such as `FREQ=WEEKLY;BYDAY=MO`. */
  rule?: string;
  changedAt: Date;
}

interface IcsCalendar {
  name: string;
  product: string;
  /** Programs look again after so many hours. */
  refreshHours: number;
  /** The zones of the events. The calendar describes the clocks of each zone between the first and the last instant. */
  zones: readonly { name: string; from: number; until: number }[];
  events: readonly IcsEvent[];
}

/** Writes a calendar in the format of RFC 5545. */
export function toIcs({ name, product, refreshHours, zones, events }: IcsCalendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${escapeText(product)}`,
    "CALSCALE:GREGORIAN",
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`,
    `X-PUBLISHED-TTL:PT${refreshHours}H`,
    ...zones.flatMap(zoneLines),
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/**
 * The sequence of an event is the number of seconds since this time, so that a later edition always has a larger one.
 */
const firstEdition = Date.parse("2026-01-01T00:00:00Z");

function eventLines({ uid, summary, description, url, date, time, rule, changedAt }: IcsEvent): string[] {
  const compact = date.replaceAll("-", "");
  const when = time
    ? [`DTSTART;TZID=${time.zone}:${compact}T${time.at.replace(":", "")}00`, `DURATION:PT${time.minutes}M`]
    : [`DTSTART;VALUE=DATE:${compact}`];
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(changedAt)}`,
    `SEQUENCE:${Math.max(0, Math.floor((changedAt.getTime() - firstEdition) / 1000))}`,
    ...when,
    ...(rule ? [`RRULE:${rule}`] : []),
    `SUMMARY:${escapeText(summary)}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    "CLASS:PRIVATE",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** Describes the clocks of a zone, with one part for their state at first, and one for each change. */
function zoneLines({ name, from, until }: IcsCalendar["zones"][number]): string[] {
  const offsetAt = offsetReader(name);
  const first = offsetAt(from);
  const parts = [{ at: from, before: first, after: first }];
  for (let start = from; start < until; start += day) {
    const [before, after] = [offsetAt(start), offsetAt(start + day)];
    if (before !== after) parts.push({ at: findChange(offsetAt, start, start + day), before, after });
  }
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${name}`,
    ...parts.flatMap(({ at, before, after }) => {
      const kind = after > before ? "DAYLIGHT" : "STANDARD";
      return [
        `BEGIN:${kind}`,
        // The time is that of the clock before the change.
        `DTSTART:${utc(new Date(at + before)).slice(0, -1)}`,
        `TZOFFSETFROM:${offsetText(before)}`,
        `TZOFFSETTO:${offsetText(after)}`,
        `END:${kind}`,
      ];
    }),
    "END:VTIMEZONE",
  ];
}

/** Finds the minute at which an offset changes, between two instants of which only the later has the new offset. */
function findChange(offsetAt: (instant: number) => number, start: number, end: number): number {
  const before = offsetAt(start);
  let [known, changed] = [start, end];
  while (changed - known > minute) {
    const middle = known + Math.floor((changed - known) / 2 / minute) * minute;
    if (offsetAt(middle) === before) known = middle;
    else changed = middle;
  }
  return changed;
}

function offsetText(offset: number) {
  const minutes = Math.round(Math.abs(offset) / minute);
  return `${offset < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

const two = (number: number) => String(number).padStart(2, "0");

const utc = (time: Date) => `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** A line may have so many bytes without its break. */
const longestLine = 75;

/** Breaks a line between characters, so that no part has more bytes than readers must accept. */
function fold(line: string): string {
  const parts: string[] = [];
  let [part, bytes] = ["", 0];
  for (const character of line) {
    const more = Buffer.byteLength(character);
    if (bytes + more > longestLine) {
      parts.push(part);
      // The space that begins a continued line counts too.
      [part, bytes] = ["", 1];
    }
    part += character;
    bytes += more;
  }
  return [...parts, part].join("\r\n ");
}
