import ICAL from "ical.js";
import { expect, test } from "vitest";
import { toIcs, type IcsEvent } from "./ics.ts";

const changedAt = new Date("2026-03-01T08:00:00Z");
const holiday: IcsEvent = { uid: "one", summary: "Day", date: "2026-11-20", changedAt };
const write = (...events: IcsEvent[]) =>
  toIcs({ name: "Mantra", product: "-//Mantra//Practice//EN", refreshHours: 12, zones: [], events });

const parse = (text: string) => new ICAL.Component(ICAL.parse(text));
const eventsOf = (text: string) =>
  parse(text)
    .getAllSubcomponents("vevent")
    .map((each) => new ICAL.Event(each));

test("a day is one without a time, and has what the standard requires of it", () => {
  const text = write(holiday);
  const [event] = eventsOf(text);
  expect([event?.uid, event?.summary, event?.startDate.isDate, event?.startDate.toString(), event?.sequence]).toEqual([
    "one",
    "Day",
    true,
    "2026-11-20",
    5_126_400,
  ]);
  expect(text).toContain("\r\nDTSTAMP:20260301T080000Z\r\n");
  expect(parse(text).getFirstPropertyValue("refresh-interval")?.toString()).toBe("PT12H");
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test("any text is read as it was written, in lines of at most 75 bytes that break no character", () => {
  const summary = `ॐ नमः शिवाय; one, two \\ three: "four" ${"श्री ".repeat(40)}😀`;
  const description = "First line\nsecond line\r\nBEGIN:VALARM";
  const text = write({ ...holiday, summary, description });
  const [event] = eventsOf(text);
  expect(event?.summary).toBe(summary);
  expect(event?.description).toBe("First line\nsecond line\nBEGIN:VALARM");
  for (const line of text.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain("�");
  }
});

test.each([
  ["Europe/Zurich", "06:30", "2026-03-28T05:30:00Z", "2026-03-29T04:30:00Z"],
  ["America/New_York", "06:30", "2026-03-28T10:30:00Z", "2026-03-29T10:30:00Z"],
  ["Asia/Kathmandu", "05:00", "2026-03-27T23:15:00Z", "2026-03-28T23:15:00Z"],
  ["Australia/Lord_Howe", "07:00", "2026-03-27T20:00:00Z", "2026-03-28T20:00:00Z"],
])("in %s a time of every day stays the same by the clock when clocks change", (zone, at, ...expected) => {
  const from = Date.parse("2026-02-01T00:00:00Z");
  const text = toIcs({
    name: "Mantra",
    product: "-//Mantra//Practice//EN",
    refreshHours: 12,
    zones: [{ name: zone, from, until: from + 400 * 86_400_000 }],
    events: [{ ...holiday, date: "2026-03-28", time: { at, zone, minutes: 20 }, rule: "FREQ=DAILY" }],
  });
  const calendar = parse(text);
  const clock = new ICAL.Timezone(calendar.getFirstSubcomponent("vtimezone") ?? undefined);
  const [event] = calendar.getAllSubcomponents("vevent").map((each) => new ICAL.Event(each));
  const times = event?.iterator();
  const instants = [times?.next(), times?.next()].map((time) => {
    if (time) time.zone = clock;
    return time?.toJSDate().toISOString().replace(".000", "");
  });
  expect(instants).toEqual(expected);
  expect(event?.duration.toString()).toBe("PT20M");
});
